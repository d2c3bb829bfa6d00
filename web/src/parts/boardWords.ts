// Shared texts of every table for animations, results and explanations.
import { t, type OwnKey, type Words } from "../words.svelte";

export type BoardKey = Extract<OwnKey, `board.${string}`>;
export const b = (key: BoardKey, words: Words = {}): string => t(key, words);
