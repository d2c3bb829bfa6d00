// The hand in the sort order that the player has chosen: as dealt, by cost, by kind or by name.
import type { Faces } from "../faces";
import type { HAND_SORTS } from "../../settings.svelte";

export type HandSort = (typeof HAND_SORTS)[number];

export function ordered<C extends { code: string }>(
  cards: readonly C[],
  sort: HandSort,
  { place, name }: Pick<Faces, "place" | "name">,
): C[] {
  if (sort === "dealt") return [...cards];
  const keys = new Map(
    cards.map(({ code }) => [code, { ...(place?.(code) ?? { cost: 0, kind: "" }), name: name(code) }]),
  );
  const by = { cost: ["cost", "kind"], kind: ["kind", "cost"], name: [] } as const;
  return [...cards].sort((one, other) => {
    const [a, b] = [keys.get(one.code)!, keys.get(other.code)!];
    for (const key of by[sort]) {
      const order = key === "cost" ? a.cost - b.cost : a.kind.localeCompare(b.kind);
      if (order) return order;
    }
    return a.name.localeCompare(b.name);
  });
}
