// The cards of Warhammer 40,000: Conquest, for the components that all games share.
import { textOr } from "../../../cards/caption";
import { facesOf } from "../../../parts/faces";
import { cards, findCard, rulesText } from "./cards.svelte";
import { bonusText, caption, describe, keywordLine } from "./describe";
import Face from "./Face.svelte";
import { reminders } from "./reminders";
import { factionName } from "../speak";
import { w } from "../words";

export const conquestFaces = facesOf(cards, {
  Face,
  describe,
  reminders,
  lines: (card) => {
    const bonus = bonusText(card.bonus);
    if (!bonus) return textOr(rulesText(card), caption(card), keywordLine(card.keywords));
    return [...rulesText(card), w(card.kind === "planet" ? "con.bonus.planet" : "con.bonus.unit", { bonus })];
  },
  family: (code) => {
    const card = findCard(code);
    const faction = card?.kind === "planet" ? "" : (card?.faction ?? "");
    return {
      name: faction ? factionName(faction) : "",
      glyph: faction || "neutral",
      tone: `army-${faction || "neutral"}`,
    };
  },
});
