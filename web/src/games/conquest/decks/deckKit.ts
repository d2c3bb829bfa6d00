// Deck building of Warhammer 40,000: Conquest.
import type { Fact, Mark, DeckKit } from "../../../decks/kit";
import { numberOf } from "../../../decks/facts";
import { limited } from "../../../decks/builder/marks";
import { d } from "../../../decks/words";
import type { PoolCard } from "../../../server/protocol";
import { say } from "../../../words.svelte";
import { BEYOND, isSquad, KINDS, NEUTRAL, WHEEL_FACTIONS } from "./building";
import { cardName, cards, findCard, rulesText, setWaitingCards } from "../cards/cards.svelte";
import DeckNumbers from "./DeckNumbers.svelte";
import { bonusText, caption, keywordLine } from "../cards/describe";
import { conquestFaces } from "../cards/faces";
import { pooledCard, setPool } from "./pooled.svelte";
import { factionName } from "../speak";
import Warlords from "./Warlords.svelte";
import { sentence } from "../words";

const GROUPS = ["squad", ...KINDS, "warlord", "planet", "token"];
const NUMBERS = [
  ["attack", "attack"],
  ["hit_points", "heart"],
  ["command", "command"],
  ["shields", "shield"],
] as const;

function bound(card: PoolCard): Mark[] {
  if (isSquad(card)) return [{ tone: "", text: d("decks.signature") }];
  return card.facts.loyalty === "loyal" ? [{ tone: "", text: d("decks.loyal") }] : [];
}

function facts(card: PoolCard): Fact[] {
  const face = findCard(card.code);
  const unit = card.kind === "army" || card.kind === "synapse";
  const numbers = NUMBERS.flatMap(([fact, glyph]): Fact[] => {
    const number = numberOf(card, fact);
    return number || (unit && fact === "attack") ? [{ glyph, text: String(number) }] : [];
  });
  const more = face
    ? [keywordLine(face.keywords), sentence(bonusText(face.bonus))].filter(Boolean).map((text) => ({ text }))
    : [];
  return [...(face ? [{ text: caption(face) }] : []), ...numbers, ...more];
}

export const conquestDeckKit: DeckKit = {
  game: "conquest",
  faces: conquestFaces,
  kinds: KINDS,
  families: [...WHEEL_FACTIONS, ...BEYOND, NEUTRAL],
  says: {
    family: "decks.faction",
    fits: "decks.fits.warlord",
    hidden: "decks.hidden.warlord",
    wanted: "decks.count.least",
    format: "decks.rules",
    first: "decks.start.learning",
    empty: "decks.start.squad",
  },
  load: async (pool) => {
    setPool(pool.cards);
    setWaitingCards(pool.cards);
    await cards.load();
  },
  name: cardName,
  kindName: (kind) => say(`conquest.kind.${kind}`),
  familyName: factionName,
  armyName: cardName,
  familyOf: (army) => pooledCard(army)?.family ?? NEUTRAL,
  text: (card) => {
    const face = findCard(card.code);
    return [
      factionName(card.family),
      face ? caption(face) : "",
      face ? keywordLine(face.keywords) : "",
      ...(face ? rulesText(face) : []),
    ].join(" ");
  },
  price: (card) => {
    const text = card.facts.cost === null ? "X" : String(card.facts.cost ?? "–");
    return { text, more: 0, says: d("decks.price", { cost: text }) };
  },
  emblems: (card) => (card.facts.loyalty === "loyal" ? 1 : 0),
  facts,
  marks: (card, build) => [
    ...bound(card),
    ...(build.fixed(card.code) ? [{ tone: "" as const, text: d("decks.squad.fixed") }] : []),
    ...(!build.takes(card)
      ? [{ tone: "bad" as const, text: d("decks.misfit.warlord") }]
      : build.passes(card)
        ? [{ tone: "warn" as const, text: d("decks.misfit.ally") }]
        : []),
    ...(isSquad(card) ? [] : limited(card, build.game)),
  ],
  group: (card) => (isSquad(card) && card.kind !== "warlord" ? "squad" : card.kind),
  groups: GROUPS,
  about: bound,
  Head: Warlords,
  Numbers: DeckNumbers,
};
