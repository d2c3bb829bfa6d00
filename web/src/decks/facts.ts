// What the pool tells of a card: facts by name, each read as what it is.
import { areTexts } from "../json";
import type { PoolCard } from "../server/protocol";

/** A number of a card; 0 where it has none, or nobody knows it. */
export function numberOf(card: PoolCard, fact: string): number {
  const found = card.facts[fact];
  return typeof found === "number" ? found : 0;
}

/** Words of a card; none where it has none. */
export function wordsOf(card: PoolCard, fact: string): string[] {
  const found = card.facts[fact];
  return areTexts(found) ? found : [];
}

/** The printed cost; null is X, and undefined what nobody knows. */
export function costOf(card: PoolCard): number | null | undefined {
  const { cost } = card.facts;
  return typeof cost === "number" || cost === null ? cost : undefined;
}

/** Among costs: X and what nobody knows come last. */
export const costRank = (card: PoolCard): number => costOf(card) ?? 99;
