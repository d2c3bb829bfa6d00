// The translations in the reader's language. The server sends them in sections: one that every page needs, and others
// on demand. The files are in src/warhost/text/messages, one folder per language.
import { api } from "./server/api";
import { filled, format, type Words } from "./message";
import type { Language } from "./settings.svelte";

export type { Words } from "./message";
export type OwnKey =
  | keyof typeof import("../../src/warhost/text/messages/en/house.json")
  | keyof typeof import("../../src/warhost/text/messages/en/home.json")
  | keyof typeof import("../../src/warhost/text/messages/en/more.json")
  | keyof typeof import("../../src/warhost/text/messages/en/admin.json");

type Dictionary = Record<string, string>;
type Names = Record<string, Record<string, string>>; // by game and code: codes are unique only within a game

const COMMON = "house"; // section for all pages
export const HOME = "home"; // section for all pages except a running table
export const MORE = "more"; // section for pages other than the table and the home page
export const ADMIN = "admin"; // section for staff pages
const sections = new Set<string>([COMMON]);
let current = $state.raw<Section>({ messages: {}, cards: {} });
let language = $state<Language>("en");
let offered = $state.raw<Record<Language, string>>({});

interface Section {
  messages: Dictionary;
  cards: Names;
}

const reading = new Map<string, Promise<Section>>(); // requests in progress

function read(section: string, wanted: Language): Promise<Section> {
  const key = `${wanted}/${section}`;
  const found = reading.get(key) ?? request(section, wanted).finally(() => reading.delete(key));
  reading.set(key, found);
  return found;
}

async function request(section: string, wanted: Language): Promise<Section> {
  const { messages, cards, languages } = await api.text(wanted, section);
  if (section === COMMON) offered = languages;
  return { messages, cards };
}

const joined = (parts: Section[]): Section => ({
  messages: Object.assign({}, ...parts.map((each) => each.messages)),
  cards: Object.assign({}, ...parts.map((each) => each.cards)),
});

/** Callbacks that must finish before the language is switched. */
const before: ((wanted: Language) => Promise<void>)[] = [];
export const beforeSpeaking = (prepare: (wanted: Language) => Promise<void>): void => void before.push(prepare);

/** Fills the arguments of a template. */
export const fill = (template: string, words: Words): string => format(template, words, language);

/** A message in pieces; an argument that is an object is returned as it is. */
export const pieces = <T extends object>(key: string, words: Record<string, string | number | T>): (string | T)[] =>
  filled(current.messages[key] ?? key, words, language);

/** The text of an interface key. */
export const t = (key: OwnKey, words: Words = {}): string => say(key, words);

/** The text of a key; the key itself if there is no text. */
export const say = (key: string, words: Words = {}): string => fill(current.messages[key] ?? key, words);

export const knows = (key: string): boolean => key in current.messages;
/** The text of a composed key; the fallback if there is none. */
export const maybe = (key: string, words: Words = {}, fallback = ""): string =>
  knows(key) ? say(key, words) : fallback;
/** The name of a box or cycle of cards, translated if the rulebooks in the reader's language name it. */
export const setName = (name: string): string => maybe(`set.${name}`, {}, name);
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Joins sentences for screen readers; empty ones are left out. */
export const sentences = (...said: string[]): string => said.filter(Boolean).join(". ");
export const spoken = (): Language => language;
/** The names of the server's languages, by code. */
export const languages = (): Record<Language, string> => offered;
export const ownName = (game: string, code: string): string | undefined => current.cards[game]?.[code];

const loading = new Map<string, Promise<void>>();

/** Loads a section, and loads it again whenever the language changes. */
export function loadSection(section: string): Promise<void> {
  const found = loading.get(section) ?? open(section);
  loading.set(section, found);
  found.catch(() => loading.delete(section)); // forget the failure so that the next call retries
  return found;
}

async function open(section: string): Promise<void> {
  sections.add(section);
  const wanted = language;
  const found = await read(section, wanted);
  if (wanted !== language) return open(section); // the language changed in the meantime
  current = joined([current, found]); // sections that arrived in the meantime are kept
}

let asked = "";
export async function loadWords(wanted: Language): Promise<void> {
  if (asked === wanted) return;
  asked = wanted;
  const parts = new Map<string, Section>();
  const unread = (): string[] => [...sections].filter((section) => !parts.has(section));
  const readAll = (): Promise<unknown> =>
    Promise.all(unread().map(async (section) => parts.set(section, await read(section, wanted))));
  try {
    await readAll();
    await Promise.all(before.map((prepare) => prepare(wanted)));
    while (unread().length) await readAll(); // sections requested while this was loading
    if (asked !== wanted) return; // another language was requested in the meantime
    current = joined([...parts.values()]);
    language = wanted;
  } catch (error) {
    asked = "";
    throw error;
  }
}

/** For tests and pages without a server. */
export function setWords(wanted: Language, messages: Dictionary, cards: Names = {}): void {
  [current, language] = [{ messages, cards }, wanted];
}
