// Entries, filters and order of a game's card gallery.
import { say } from "../words.svelte";

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
  of: (code: string) => string;
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
