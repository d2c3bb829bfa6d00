// The cards of Warhammer 40,000: Conquest by code.
import { base, CardStore, waitingCard, type BaseCard } from "../../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../../server/protocol";
import type { CardFacts as AnyFacts } from "../../views";
import type { CardFacts } from "../view";

type Facts = Omit<CardFacts, "kind">;
/** `kind` also includes kinds that only occur in deck building. */
export type Card = Facts & BaseCard & { kind: string; faction: string };

const NO_FACTS: Facts = {
  cost: 0,
  loyalty: "common",
  attack: 0,
  hit_points: 0,
  command: 0,
  shields: 0,
  traits: [],
  unique: false,
  keywords: {},
  bonus: [0, 0],
  copies: 0,
};

const isPrinted = (facts: AnyFacts): facts is CardFacts => "shields" in facts;

export const readCard = (info: CardInfo): Card => {
  if (!isPrinted(info.facts)) throw new Error(`${info.code} is no card of this game`);
  return { ...info.facts, ...base(info), faction: info.army };
};

export const cards = new CardStore<Card>("conquest", readCard);

export const setWaitingCards = (pool: PoolCard[]): void =>
  cards.add(pool.map((card) => ({ ...waitingCard(NO_FACTS, card), kind: card.kind, faction: card.family })));

export const { find: findCard, name: cardName, text: rulesText, effect: effectText } = cards;
