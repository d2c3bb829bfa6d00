// The cards of Warhammer: Invasion, for the components that all games share.
import { textOr } from "../../../cards/caption";
import { facesOf } from "../../../parts/faces";
import { cards, findCard, rulesText } from "./cards.svelte";
import { caption, describe, keywordLine } from "./describe";
import Face from "./Face.svelte";
import { reminders } from "./reminders";
import { raceName } from "../speak";

export const invasionFaces = facesOf(cards, {
  Face,
  describe,
  reminders,
  lines: (card) => textOr(rulesText(card), caption(card), keywordLine(card.keywords)),
  family: (code) => {
    const race = findCard(code)?.race ?? "";
    return { name: race ? raceName(race) : "", glyph: race || "neutral", tone: `army-${race}` };
  },
});
