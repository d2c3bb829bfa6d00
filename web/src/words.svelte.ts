// The words of the reader's language: the server's messages and our own of the interface.
import { api } from "./api";
import { en } from "./text/en";
import { pl } from "./text/pl";
import { ru } from "./text/ru";
import { en as invasionEn } from "./text/invasion/en";
import { pl as invasionPl } from "./text/invasion/pl";
import { ru as invasionRu } from "./text/invasion/ru";
import { en as conquestEn } from "./text/conquest/en";
import { pl as conquestPl } from "./text/conquest/pl";
import { ru as conquestRu } from "./text/conquest/ru";
import { en as decksEn } from "./text/decks/en";
import { pl as decksPl } from "./text/decks/pl";
import { ru as decksRu } from "./text/decks/ru";
import type { Language } from "./settings.svelte";

export const OWN: Record<Language, Record<keyof typeof en, string>> = {
  en: { ...en, ...invasionEn, ...conquestEn, ...decksEn },
  pl: { ...pl, ...invasionPl, ...conquestPl, ...decksPl },
  ru: { ...ru, ...invasionRu, ...conquestRu, ...decksRu },
};
export type OwnKey = keyof typeof en;
export type Words = Record<string, string | number>;

type Names = Record<string, Record<string, string>>; // by game and code: the games number their cards alike
let current = $state.raw<{ messages: Record<string, string>; cards: Names }>({ messages: {}, cards: {} });
let language = $state<Language>("en");

/** A template with its {placeholders} filled in. */
export function fill(template: string, words: Words): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole));
}

/** A string of the interface. */
export function t(key: OwnKey, words: Words = {}): string {
  return fill(OWN[language][key], words);
}

/** A message of our own or of the server's catalogue; the key itself if it is unknown. */
export function say(key: string, words: Words = {}): string {
  const own = (OWN[language] as Record<string, string>)[key];
  return fill(own ?? current.messages[key] ?? key, words);
}

export const knows = (key: string): boolean => key in current.messages || key in OWN[language];
export const spoken = (): Language => language;
export const ownName = (game: string, code: string): string | undefined => current.cards[game]?.[code];

const fetched = new Map<Language, ReturnType<typeof api.text>>(); // each language once

export async function loadWords(wanted: Language): Promise<void> {
  if (!fetched.has(wanted)) fetched.set(wanted, api.text(wanted));
  const text = await fetched.get(wanted)!.catch((failed: unknown) => {
    fetched.delete(wanted); // the next time may do
    throw failed;
  });
  current = { messages: text.messages, cards: text.cards };
  language = wanted;
}

/** For tests and pages without a server. */
export function setWords(wanted: Language, messages: Record<string, string>, cards: Names = {}): void {
  current = { messages, cards };
  language = wanted;
}
