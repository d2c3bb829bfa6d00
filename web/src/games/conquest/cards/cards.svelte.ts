// The cards of Warhammer 40,000: Conquest by code.
import { base, CardStore, wordless, type BaseCard } from "../../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../../server/protocol";
import type { CardFacts, Kind } from "../view";

export type Card = CardFacts & BaseCard & { faction: string };

const NO_FACTS: Omit<CardFacts, "kind"> = {
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

export const readCard = (info: CardInfo): Card => ({ ...(info.facts as CardFacts), ...base(info), faction: info.army });

export const cards = new CardStore<Card>("conquest", readCard);

/** The cards of the pool that cannot be played yet. */
export const setWaitingCards = (pool: PoolCard[]): void => cards.add(pool.map(waiting));
const waiting = ({ code, name, family, kind, facts }: PoolCard): Card => ({
  ...NO_FACTS,
  ...(facts as Partial<CardFacts>),
  ...wordless({ code, name }),
  kind: kind as Kind,
  faction: family,
});

export const { find: findCard, name: cardName, text: rulesText, effect: effectText } = cards;
