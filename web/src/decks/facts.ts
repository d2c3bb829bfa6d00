// Typed access to the named facts of a card in the pool.
import { areTexts } from "../json";
import type { PoolCard } from "../server/protocol";

/** A numeric fact of a card; 0 if it is missing or unknown. */
export function numberOf(card: PoolCard, fact: string): number {
  const found = card.facts[fact];
  return typeof found === "number" ? found : 0;
}

/** A list of words among a card's facts; empty if missing. */
export function wordsOf(card: PoolCard, fact: string): string[] {
  const found = card.facts[fact];
  return areTexts(found) ? found : [];
}

/** The printed cost; null for X, undefined if unknown. */
export function costOf(card: PoolCard): number | null | undefined {
  const { cost } = card.facts;
  return typeof cost === "number" || cost === null ? cost : undefined;
}

/** Sort key of the cost: X and unknown costs come last. */
export const costRank = (card: PoolCard): number => costOf(card) ?? 99;
