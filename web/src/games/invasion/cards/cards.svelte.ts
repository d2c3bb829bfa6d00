// The cards of Warhammer: Invasion by code.
import { base, CardStore, wordless, type BaseCard } from "../../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../../server/protocol";
import type { CardFacts, Kind } from "../view";

export type Card = CardFacts & BaseCard & { race: string };

const NO_FACTS: Omit<CardFacts, "kind"> = {
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

export const readCard = (info: CardInfo): Card => ({ ...(info.facts as CardFacts), ...base(info), race: info.army });

export const cards = new CardStore<Card>("invasion", readCard);

/** The cards of the pool that cannot be played yet. */
export const setWaitingCards = (pool: PoolCard[]): void => cards.add(pool.map(waiting));
const waiting = ({ code, name, family, kind, facts }: PoolCard): Card => ({
  ...NO_FACTS,
  ...(facts as Partial<CardFacts>),
  ...wordless({ code, name }),
  kind: kind as Kind,
  race: family,
});

export const { find: findCard, name: cardName, text: rulesText, effect: effectText } = cards;
