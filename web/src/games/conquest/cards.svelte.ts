// The cards of Warhammer 40,000: Conquest by code.
import { base, CardStore, type BaseCard } from "../../cards/store.svelte";
import type { CardInfo, PoolCard } from "../../protocol";
import type { CardFacts, Kind } from "./view";

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
      faction: family,
      text: {},
      effects: {},
    })),
  );

export const findCard = (code: string | undefined | null): Card | undefined => cards.find(code);
export const cardName = (code: string): string => cards.name(code);
export const rulesText = (card: Card): string[] => cards.text(card);
export const effectText = (key: string): string => cards.effect(key);
