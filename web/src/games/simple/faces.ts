// The cards of a game without a board component, for the components that all games share.
import type { Faces } from "../../parts/faces";
import { describe, numbersText, simpleCards } from "./cards.svelte";
import Face from "./Face.svelte";

export function simpleFaces(game: string): Faces {
  const cards = simpleCards(game);
  return {
    game,
    Face,
    name: (code) => cards.name(code),
    says: (code) => describe(game, code),
    lines: (code) => {
      const card = cards.find(code);
      return card ? [numbersText(game, card.numbers), ...cards.text(card)] : [];
    },
    family: () => ({ name: "", glyph: "cards", tone: "" }),
    knows: (code) => cards.find(code) !== undefined,
  };
}
