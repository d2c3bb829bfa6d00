// The cards of Warhammer: Invasion by code.
import { base, CardStore, type BaseCard } from "../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../protocol";
import type { CardFacts, Kind } from "./view";

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

/** The cards of the pool that cannot be played yet: their facts are known, their text is not. */
export const setWaitingCards = (pool: PoolCard[]): void =>
  cards.add(
    pool.map(({ code, name, facts, kind, family }) => ({
      ...NO_FACTS,
      ...(facts as Partial<CardFacts>),
      kind: kind as Kind,
      code,
      name,
      names: {},
      race: family,
      text: {},
      effects: {},
    })),
  );

export const findCard = (code: string | undefined | null): Card | undefined => cards.find(code);
export const cardName = (code: string): string => cards.name(code);
export const rulesText = (card: Card): string[] => cards.text(card);
export const effectText = (key: string): string => cards.effect(key);
