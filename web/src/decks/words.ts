// The words of the deck builders, by keys that are known to exist.
import type { en } from "../text/decks/en";
import { say, type Words } from "../words.svelte";

export type DeckKey = keyof typeof en;
export const d = (key: DeckKey, words: Words = {}): string => say(key, words);
