// The language that the client speaks in a test.
import * as words from "../src/words.svelte";
import { interfaceWords } from "./dictionaries";

/** Switches the language, with messages of the games. */
export const setWords = (language: string, messages: Record<string, string>): void =>
  words.setWords(language, { ...messages, ...interfaceWords(language) });
