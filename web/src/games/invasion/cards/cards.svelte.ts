// The cards of Warhammer: Invasion by code.
import { base, CardStore, waitingCard, type BaseCard } from "../../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../../server/protocol";
import type { CardFacts as AnyFacts } from "../../views";
import type { CardFacts } from "../view";

type Facts = Omit<CardFacts, "kind" | "unique"> & { unique: boolean };
/** `kind` also includes kinds that only occur in deck building. */
export type Card = Facts & BaseCard & { kind: string; race: string };

const NO_FACTS: Facts = {
  cost: 0,
  loyalty: 0,
  power: 0,
  hit_points: 0,
  traits: [],
  unique: false,
  zone_only: "",
  keywords: {},
  powers: null,
  deck_only: "",
  attachment: false,
  copies: 0,
};

const isPrinted = (facts: AnyFacts): facts is CardFacts => "zone_only" in facts;

export const readCard = (info: CardInfo): Card => {
  if (!isPrinted(info.facts)) throw new Error(`${info.code} is no card of this game`);
  return { ...info.facts, unique: Boolean(info.facts.unique), ...base(info), race: info.army };
};

export const cards = new CardStore<Card>("invasion", readCard);

export const setWaitingCards = (pool: PoolCard[]): void =>
  cards.add(pool.map((card) => ({ ...waitingCard(NO_FACTS, card), kind: card.kind, race: card.family })));

export const { find: findCard, name: cardName, text: rulesText, effect: effectText } = cards;
