// The cards of Warhammer: Invasion for the parts that every game uses.
import { cardName } from "./cards.svelte";
import type { Faces } from "../../parts/faces";
import { findCard, rulesText } from "./cards.svelte";
import Face from "./Face.svelte";
import { reminders } from "./reminders";
import { caption, describe, keywordLine } from "./describe";
import { raceName } from "./speak";

export const invasionFaces: Faces = {
  game: "invasion",
  Face,
  name: cardName,
  says: (code) => {
    const card = findCard(code);
    return card ? describe(card) : code;
  },
  lines: (code) => {
    const card = findCard(code);
    if (!card) return [];
    const text = rulesText(card);
    return text.length ? text : [caption(card), keywordLine(card.keywords)].filter(Boolean);
  },
  family: (code) => {
    const race = findCard(code)?.race ?? "";
    return { name: race ? raceName(race) : "", glyph: race || "neutral", tone: `army-${race}` };
  },
  reminders: (code) => reminders(findCard(code)?.keywords ?? {}),
  place: (code) => ({ cost: findCard(code)?.cost ?? 99, kind: findCard(code)?.kind ?? "" }),
  knows: (code) => findCard(code) !== undefined,
};
