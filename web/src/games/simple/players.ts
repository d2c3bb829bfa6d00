// The players of a game without a board component, as their player bars show them.
import { bar } from "../../parts/players/players";
import type { Player } from "../../parts/players/PlayerBar.svelte";
import type { TableInfo } from "../../server/protocol";
import { maybe } from "../../words.svelte";
import { deckName } from "./speak";
import type { SimpleView } from "./shown";

export function player(view: SimpleView, table: TableInfo | null, seat: number): Player {
  const own = view.players[seat];
  return {
    ...bar(view, table, seat, { key: "", name: deckName(view.game, view.races[seat] ?? ""), glyph: "cards" }),
    piles: [
      ...Object.entries(own?.numbers ?? {}).map(([name, count]) => ({
        title: maybe(`${view.game}.number.${name}`, {}, name),
        count,
        glyph: "power" as const,
      })),
      ...(own?.zones ?? []).map((zone) => ({
        title: maybe(`${view.game}.zone.${zone.key}`, {}, zone.key),
        count: zone.cards.length + zone.hidden,
        glyph: zone.key === "hand" ? ("hand" as const) : ("deck" as const),
      })),
    ],
    goals: [],
  };
}
