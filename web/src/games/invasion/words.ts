// The words of the table of Warhammer: Invasion, by keys that are known to exist.
import type { en } from "../../text/invasion/en";
import { knows, say, type Words } from "../../words.svelte";

export type InvasionKey = keyof typeof en;
export const w = (key: InvasionKey, words: Words = {}): string => say(key, words);

/** What the game itself says, by a key that is put together; the fallback where it has no such words. */
export const maybe = (key: string, words: Words = {}, fallback = ""): string =>
  knows(key) ? say(key, words) : fallback;

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
