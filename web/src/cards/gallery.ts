// Entries, filters and order of a game's card gallery.
import { COSTS } from "../decks/builder/browse";
import { d } from "../decks/words";
import { maybe, say } from "../words.svelte";

export interface Shown {
  code: string;
  says: string; // the whole card in a sentence, for ears
  text: string; // everything that can be searched for
  note?: string; // below it
}
export interface Filter {
  label: string;
  values: readonly string[];
  name: (value: string) => string;
  of: (code: string) => string | readonly string[]; // a card with several has all of them
}

/** Whether a card has the value that was chosen; none was chosen: it has. */
export function has(filter: Filter, code: string, chosen: string | undefined): boolean {
  const found = filter.of(code);
  return !chosen || (typeof found === "string" ? found === chosen : found.includes(chosen));
}

/** The cards with their texts and the words by which they are found. */
export const galleryOrder = <Card extends { code: string }>(
  cards: readonly Card[],
  says: (card: Card) => string,
  words: (card: Card) => string[],
): Shown[] => cards.map((card) => ({ code: card.code, says: says(card), text: words(card).join(" ") }));

/** Cards of a game by their kind. */
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

/** Cards by their printed cost, as in the deck builder; X is no number. */
export const byCost = (find: (code: string) => { cost: number | null } | undefined): Filter => ({
  label: d("decks.cost"),
  values: COSTS,
  name: (each) => each,
  of: (code) => {
    const card = find(code);
    return !card ? "" : card.cost === null ? "X" : card.cost >= 6 ? "6+" : String(card.cost);
  },
});

/** Cards by their traits. */
export const byTrait = (
  cards: readonly { traits: readonly string[] }[],
  find: (code: string) => { traits: readonly string[] } | undefined,
): Filter => ({
  label: d("decks.trait"),
  values: [...new Set(cards.flatMap(({ traits }) => traits))].sort(),
  name: (each) => maybe(`trait.${each}`, {}, each),
  of: (code) => find(code)?.traits ?? [],
});
