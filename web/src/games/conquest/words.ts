// The words of the table of Warhammer 40,000: Conquest, by keys that are known to exist.
import type { en } from "../../text/conquest/en";
import { say, type Words } from "../../words.svelte";

export { maybe, sentence } from "../invasion/words";

export type ConquestKey = keyof typeof en;
export const w = (key: ConquestKey, words: Words = {}): string => say(key, words);
