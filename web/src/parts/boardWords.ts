// The words that every table uses for what is staged, ended or explained.
import { t, type OwnKey, type Words } from "../words.svelte";

export type BoardKey = Extract<OwnKey, `board.${string}`>;
export const b = (key: BoardKey, words: Words = {}): string => t(key, words);
