// Filters and sorting for a card pool.
import type { PoolCard } from "../../server/protocol";
import { costOf, costRank, wordsOf } from "../facts";

export const SORTS = ["kind", "cost", "name", "pack"] as const;
export type Sort = (typeof SORTS)[number];
export const COSTS = ["0", "1", "2", "3", "4", "5", "6+", "X"] as const;

/** A card with its displayed name and its searchable text. */
export interface Entry {
  card: PoolCard;
  label: string; // unique among all cards
  text: string;
}

export interface Filter {
  words: string;
  family: string;
  kind: string;
  cost: string;
  pack: string;
  trait: string;
}
export const NO_FILTER: Filter = { words: "", family: "", kind: "", cost: "", pack: "", trait: "" };

/** The column of the cost curve for a card; "" if its cost is unknown. */
export function costColumn(card: PoolCard): string {
  const cost = costOf(card);
  return cost === null ? "X" : cost === undefined ? "" : cost >= 6 ? "6+" : String(cost);
}

export function matches({ card, text }: Entry, filter: Filter): boolean {
  return (
    (!filter.family || card.family === filter.family) &&
    (!filter.kind || card.kind === filter.kind) &&
    (!filter.cost || costColumn(card) === filter.cost) &&
    (!filter.pack || card.pack === filter.pack) &&
    (!filter.trait || wordsOf(card, "traits").includes(filter.trait)) &&
    filter.words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** The entries of a pool. Cards with the same name are distinguished by their sets. */
export function entries(
  cards: PoolCard[],
  name: (card: PoolCard) => string,
  pack: (key: string) => string,
  text: (card: PoolCard) => string,
): Entry[] {
  const named = new Map<string, number>();
  for (const card of cards) named.set(name(card), (named.get(name(card)) ?? 0) + 1);
  return cards.map((card) => ({
    card,
    label: (named.get(name(card)) ?? 0) > 1 ? `${name(card)} (${pack(card.pack ?? "")})` : name(card),
    text: text(card).toLowerCase(),
  }));
}

/** Sorts a list; cards of the family `first` come first. */
export function sorted(found: Entry[], sort: Sort, first: string, kinds: readonly string[]): Entry[] {
  if (sort === "pack") return found; // in order of release
  const family = (card: PoolCard): number => (card.family === first ? 0 : card.family === "neutral" ? 2 : 1);
  const by: Record<Exclude<Sort, "pack">, (a: PoolCard, b: PoolCard) => number> = {
    name: () => 0,
    cost: (a, b) => costRank(a) - costRank(b) || family(a) - family(b),
    kind: (a, b) =>
      family(a) - family(b) ||
      a.family.localeCompare(b.family) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      costRank(a) - costRank(b),
  };
  return [...found].sort((a, b) => by[sort](a.card, b.card) || a.label.localeCompare(b.label));
}

/** The number of cards of a deck in each column. */
export function counted(cards: [PoolCard, number][], column: (card: PoolCard) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [card, count] of cards) found.set(column(card), (found.get(column(card)) ?? 0) + count);
  return found;
}

/** The mean printed cost, without cards of cost X. */
export function averageCost(cards: [PoolCard, number][]): number {
  const priced = cards.map(([card, count]) => [costOf(card), count] as const);
  let [sum, total] = [0, 0];
  for (const [cost, count] of priced) if (typeof cost === "number") [sum, total] = [sum + cost * count, total + count];
  return total ? sum / total : 0;
}
