// The words of the reader's language: the server's messages and our own of the interface.
import { api } from "./api";
import { filled, format, type Words } from "./message";
import type { Language } from "./settings.svelte";

export type { Words } from "./message";
export type OwnKey = keyof typeof import("./text/en.json");

type Dictionary = Record<string, string>;
type Names = Record<string, Record<string, string>>; // by game and code: the games number their cards alike

/** Our own dictionaries: one for what every screen says, one for each section that only some need. */
const FILES = import.meta.glob<Dictionary>("./text/**/*.json", { import: "default" });
const sections = new Set<string>([""]);
let own = $state.raw<Dictionary>({});
let current = $state.raw<{ messages: Dictionary; cards: Names }>({ messages: {}, cards: {} });
let language = $state<Language>("en");

async function read(section: string, wanted: Language): Promise<Dictionary> {
  return (await FILES[`./text/${section ? `${section}/` : ""}${wanted}.json`]?.()) ?? {};
}

/** A template with its places filled in. */
export const fill = (template: string, words: Words): string => format(template, words, language);

/** A message of the catalogue in pieces: what is given as an object comes back as one. */
export const pieces = <T extends object>(key: string, words: Record<string, string | number | T>): (string | T)[] =>
  filled(own[key] ?? current.messages[key] ?? key, words, language);

/** A string of the interface. */
export const t = (key: OwnKey, words: Words = {}): string => say(key, words);

/** A message of our own or of the server's catalogue; the key itself if it is unknown. */
export const say = (key: string, words: Words = {}): string => fill(own[key] ?? current.messages[key] ?? key, words);

export const knows = (key: string): boolean => key in current.messages || key in own;
/** What is said by a key that is put together; the fallback where there are no such words. */
export const maybe = (key: string, words: Words = {}, fallback = ""): string =>
  knows(key) ? say(key, words) : fallback;
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const spoken = (): Language => language;
export const ownName = (game: string, code: string): string | undefined => current.cards[game]?.[code];

async function together(wanted: Language): Promise<Dictionary> {
  const found = await Promise.all([...sections].map((section) => read(section, wanted)));
  return Object.assign({}, ...found) as Dictionary;
}

/** The words of a section, from now on in every language. */
export async function loadSection(section: string): Promise<void> {
  if (sections.has(section)) return;
  sections.add(section);
  const words = await read(section, language);
  own = { ...own, ...words }; // what has come meanwhile stays
}

let asked = "";
export async function loadWords(wanted: Language): Promise<void> {
  if (asked === wanted) return;
  asked = wanted;
  const begun = new Set(sections);
  try {
    const [text, words] = await Promise.all([api.text(wanted), together(wanted)]);
    if (asked !== wanted) return; // another language was asked for meanwhile
    const later = [...sections].filter((section) => !begun.has(section)); // opened while this was on its way
    const more = await Promise.all(later.map((section) => read(section, wanted)));
    own = Object.assign({}, words, ...more) as Dictionary;
    [current, language] = [{ messages: text.messages, cards: text.cards }, wanted];
  } catch (error) {
    asked = "";
    throw error;
  }
}

/** For tests and pages without a server. */
export async function setWords(wanted: Language, messages: Dictionary, cards: Names = {}): Promise<void> {
  [own, current, language] = [await together(wanted), { messages, cards }, wanted];
}
