// What a deck of Invasion costs: loyalty that its cards ask for, and symbols that they give.
import type { PoolCard } from "../../protocol";

export const KINDS = ["legend", "unit", "support", "quest", "tactic"] as const;

/** What a card costs beyond its print while nothing but the capital stands (INV-3.9, INV-3.10). */
export function surcharge(card: PoolCard, capital: string): number {
  return Math.max(0, ((card.facts.loyalty as number | undefined) ?? 0) - (card.family === capital ? 1 : 0));
}

export interface Loyalty {
  race: string;
  cards: number;
  asks: number; // the highest loyalty among its cards
  gives: number; // symbols of the deck and the capital (INV-3.11)
}

/** The races of a deck, that of the capital first. */
export function loyalties(cards: [PoolCard, number][], capital: string): Loyalty[] {
  const found = new Map<string, Loyalty>([[capital, { race: capital, cards: 0, asks: 0, gives: 1 }]]);
  const of = (race: string): Loyalty => {
    const one = found.get(race) ?? { race, cards: 0, asks: 0, gives: 0 };
    found.set(race, one);
    return one;
  };
  for (const [card, count] of cards) {
    const own = of(card.family);
    own.cards += count;
    own.asks = Math.max(own.asks, (card.facts.loyalty as number | undefined) ?? 0);
    for (const race of (card.facts.symbols as string[] | undefined) ?? []) of(race).gives += count;
  }
  // An Alliance gives symbols of a race that the deck may have no card of: that is nothing to be told.
  return [...found.values()]
    .filter((each) => each.race === capital || each.cards)
    .sort((a, b) => Number(b.race === capital) - Number(a.race === capital) || b.cards - a.cards);
}
