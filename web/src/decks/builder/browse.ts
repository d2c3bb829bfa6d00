// Looking for cards in a pool: what to show, and in which order.
import type { PoolCard } from "../../server/protocol";
import { costOf, costRank, wordsOf } from "../facts";

export const SORTS = ["kind", "cost", "name", "pack"] as const;
export type Sort = (typeof SORTS)[number];
export const COSTS = ["0", "1", "2", "3", "4", "5", "6+", "X"] as const;

/** A card with what it is called here and everything that can be searched for. */
export interface Entry {
  card: PoolCard;
  label: string; // unlike that of any other card
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

/** The column of a cost curve that a card belongs to; none for a cost that nobody knows. */
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

/** Cards that were printed twice are distinguished by their sets. */
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

/** The order of a list; `first` is the family that comes first. */
export function sorted(found: Entry[], sort: Sort, first: string, kinds: readonly string[]): Entry[] {
  if (sort === "pack") return found; // as they came out
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

/** How many cards of a deck fall into each column. */
export function counted(cards: [PoolCard, number][], column: (card: PoolCard) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [card, count] of cards) found.set(column(card), (found.get(column(card)) ?? 0) + count);
  return found;
}

/** The mean printed cost, X left out. */
export function averageCost(cards: [PoolCard, number][]): number {
  const priced = cards.map(([card, count]) => [costOf(card), count] as const);
  let [sum, total] = [0, 0];
  for (const [cost, count] of priced) if (typeof cost === "number") [sum, total] = [sum + cost * count, total + count];
  return total ? sum / total : 0;
}
