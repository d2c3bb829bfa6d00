// Deck building of Warhammer: Invasion.
import type { DeckKit } from "../../../decks/kit";
import { d } from "../../../decks/words";
import { say } from "../../../words.svelte";
import { numberOf, wordsOf } from "../../../decks/facts";
import { listed, limited } from "../../../decks/builder/marks";
import Capitals from "./Capitals.svelte";
import { cardName, cards, findCard, rulesText, setWaitingCards } from "../cards/cards.svelte";
import DeckLoyalty from "./DeckLoyalty.svelte";
import DeckNumbers from "./DeckNumbers.svelte";
import { caption, keywordLine } from "../cards/describe";
import { invasionFaces } from "../cards/faces";
import { KINDS } from "./kinds";
import { raceName } from "../speak";
import { RACES_BY_NUMBER } from "../view";

/** Facts without which a card cannot be played. */
const MISSING = ["rules", "cost", "loyalty", "power", "hit_points", "text"] as const;

export const invasionDeckKit: DeckKit = {
  game: "invasion",
  faces: invasionFaces,
  kinds: KINDS,
  families: RACES_BY_NUMBER,
  says: {
    family: "decks.race",
    fits: "decks.fits",
    hidden: "decks.hidden",
    wanted: "decks.count.wanted",
    format: "decks.format",
    first: "decks.start.first",
    empty: "decks.start.empty",
  },
  load: async (pool) => {
    await cards.load();
    setWaitingCards(pool.cards);
  },
  name: cardName,
  kindName: (kind) => say(`invasion.kind.${kind}`),
  familyName: raceName,
  armyName: raceName,
  familyOf: (army) => army,
  text: (card) => {
    const face = findCard(card.code);
    return [raceName(card.family), face ? caption(face) : "", ...(face ? rulesText(face) : [])].join(" ");
  },
  price: (card, capital) => {
    const text = card.facts.cost === null ? "X" : String(card.facts.cost ?? "?");
    const more = card.fits?.[capital] ?? 0;
    return {
      text,
      more,
      says: more ? d("decks.price.loyalty", { cost: text, loyalty: more }) : d("decks.price", { cost: text }),
    };
  },
  emblems: (card) => numberOf(card, "loyalty"),
  facts: (card) => {
    const face = findCard(card.code);
    const { powers } = card.facts;
    const power = Array.isArray(powers) ? powers.join("/") : numberOf(card, "power");
    return [
      ...(face ? [{ text: caption(face) }] : []),
      ...(power || card.kind === "unit" ? [{ glyph: "power" as const, text: String(power) }] : []),
      ...(card.facts.hit_points ? [{ glyph: "shield" as const, text: String(card.facts.hit_points) }] : []),
      ...(face && Object.keys(face.keywords).length ? [{ text: keywordLine(face.keywords) }] : []),
    ];
  },
  marks: (card, build) => [
    ...listed(card, build.format),
    ...(build.army && !build.takes(card) ? [{ tone: "bad" as const, text: d("decks.misfit") }] : []),
    ...limited(card, build.game),
  ],
  group: (card) => card.kind,
  groups: [...KINDS, "fulcrum", "draft"],
  about: (card, { format }) => {
    const [symbols, doubtful] = [wordsOf(card, "symbols"), wordsOf(card, "doubtful")];
    const lacking = wordsOf(card, "missing");
    const missing = MISSING.filter((each) => lacking.includes(each));
    return [
      ...listed(card, format),
      ...(symbols.length
        ? [{ tone: "" as const, text: d("decks.gives", { races: symbols.map(raceName).join(", ") }) }]
        : []),
      ...(missing.length
        ? [
            {
              tone: "later" as const,
              text: d("decks.missing", { facts: missing.map((each) => d(`decks.fact.${each}`)).join(", ") }),
            },
          ]
        : []),
      ...(doubtful.length
        ? [{ tone: "later" as const, text: d("decks.doubtful", { facts: doubtful.join(", ") }) }]
        : []),
    ];
  },
  Head: Capitals,
  Numbers: DeckNumbers,
  Notes: DeckLoyalty,
};
