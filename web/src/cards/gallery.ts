// Entries, filters and sort order of a game's card gallery.
import { COSTS } from "../decks/builder/browse";
import { d } from "../decks/words";
import { maybe, say } from "../words.svelte";

export interface Shown {
  code: string;
  says: string; // the whole card in a sentence, for screen readers
  text: string; // searchable text
  note?: string; // shown below the card
}
export interface Filter {
  label: string;
  values: readonly string[];
  name: (value: string) => string;
  of: (code: string) => string | readonly string[]; // the value of a card; a list if it has several
}

/** True if a card has the chosen value, or if none is chosen. */
export function has(filter: Filter, code: string, chosen: string | undefined): boolean {
  const found = filter.of(code);
  return !chosen || (typeof found === "string" ? found === chosen : found.includes(chosen));
}

/** The cards with their texts and search words, in gallery order. */
export const galleryOrder = <Card extends { code: string }>(
  cards: readonly Card[],
  says: (card: Card) => string,
  words: (card: Card) => string[],
): Shown[] => cards.map((card) => ({ code: card.code, says: says(card), text: words(card).join(" ") }));

/** Filter by kind. */
export const byKind = (
  game: string,
  label: string,
  values: readonly string[],
  find: (code: string) => { kind: string } | undefined,
): Filter => ({
  label,
  values,
  name: (each) => say(`${game}.kind.${each}`),
  of: (code) => find(code)?.kind ?? "",
});

/** Filter by printed cost, with the same columns as the deck builder; X is not a number. */
export const byCost = (find: (code: string) => { cost: number | null } | undefined): Filter => ({
  label: d("decks.cost"),
  values: COSTS,
  name: (each) => each,
  of: (code) => {
    const card = find(code);
    return !card ? "" : card.cost === null ? "X" : card.cost >= 6 ? "6+" : String(card.cost);
  },
});

/** Filter by trait. */
export const byTrait = (
  cards: readonly { traits: readonly string[] }[],
  find: (code: string) => { traits: readonly string[] } | undefined,
): Filter => ({
  label: d("decks.trait"),
  values: [...new Set(cards.flatMap(({ traits }) => traits))].sort(),
  name: (each) => maybe(`trait.${each}`, {}, each),
  of: (code) => find(code)?.traits ?? [],
});
