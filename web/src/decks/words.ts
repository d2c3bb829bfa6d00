// The texts of the deck builders, with keys that are checked at compile time.
import { say, type Words } from "../words.svelte";

export type DeckKey = keyof typeof import("../../../src/warhost/text/messages/en/decks.json");
export const d = (key: DeckKey, words: Words = {}): string => say(key, words);
