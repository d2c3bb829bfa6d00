// The cards of Lords of War, for the components that all games share.
import { cardName, cards, findCard } from "./cards.svelte";
import type { Faces } from "../../../parts/faces";
import { settings } from "../../../settings.svelte";
import Face from "./Face.svelte";
import { armyName, describe } from "../speak";
import { RANKS } from "../view";

export const lordsFaces: Faces = {
  game: "lords",
  Face,
  name: cardName,
  printed: cards.printed,
  says: (code) => {
    const card = findCard(code);
    return card ? describe(card) : code;
  },
  lines: (code) => {
    const text = findCard(code)?.text;
    return text?.[settings.language] ?? text?.en ?? [];
  },
  family: (code) => {
    const army = findCard(code)?.army ?? "";
    return { name: army ? armyName(army) : "", glyph: army || "shield", tone: `army-${army}` };
  },
  place: (code) => ({
    cost: RANKS.findIndex((rank) => rank === findCard(code)?.rank),
    kind: findCard(code)?.kind ?? "",
  }),
  knows: (code) => findCard(code) !== undefined,
};
