// The words of the deck builders, by keys that are known to exist.
import { say, type Words } from "../words.svelte";

export type DeckKey = keyof typeof import("../../../src/warhost/text/messages/en/decks.json");
export const d = (key: DeckKey, words: Words = {}): string => say(key, words);
