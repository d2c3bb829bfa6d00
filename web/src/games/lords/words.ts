// The texts of this game's table, with keys that are checked at compile time.
import { say, type Words } from "../../words.svelte";

export type GameKey = keyof typeof import("../../../../src/warhost/text/messages/en/lords/table.json");
export const w = (key: GameKey, words: Words = {}): string => say(key, words);
