// The words of the reader's language.  They come from the server in parts ("sections"): what every page says, and the rest
// when it is needed.  The files are in src/warhost/text/messages, a folder a language.
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
type Names = Record<string, Record<string, string>>; // by game and code: the games number their cards alike

const HOUSE = "house";
export const HOME = "home"; // the words for all pages except a running table
export const MORE = "more"; // neither there nor at home
export const ADMIN = "admin"; // for staff alone
const sections = new Set<string>([HOUSE]);
let current = $state.raw<Section>({ messages: {}, cards: {} });
let language = $state<Language>("en");
let offered = $state.raw<Record<Language, string>>({});

interface Section {
  messages: Dictionary;
  cards: Names;
}

async function read(section: string, wanted: Language): Promise<Section> {
  const { messages, cards, languages } = await api.text(wanted, section);
  if (section === HOUSE) offered = languages;
  return { messages, cards };
}

const joined = (parts: Section[]): Section => ({
  messages: Object.assign({}, ...parts.map((each) => each.messages)),
  cards: Object.assign({}, ...parts.map((each) => each.cards)),
});

/** What has to be there before another language is spoken. */
const before: ((wanted: Language) => Promise<void>)[] = [];
export const beforeSpeaking = (prepare: (wanted: Language) => Promise<void>): void => void before.push(prepare);

/** A template with its places filled in. */
export const fill = (template: string, words: Words): string => format(template, words, language);

/** A message in pieces: what is given as an object comes back as one. */
export const pieces = <T extends object>(key: string, words: Record<string, string | number | T>): (string | T)[] =>
  filled(current.messages[key] ?? key, words, language);

/** A string of the interface. */
export const t = (key: OwnKey, words: Words = {}): string => say(key, words);

/** A message; the key itself if it is unknown. */
export const say = (key: string, words: Words = {}): string => fill(current.messages[key] ?? key, words);

export const knows = (key: string): boolean => key in current.messages;
/** The message of a composed key; the fallback where there is none. */
export const maybe = (key: string, words: Words = {}, fallback = ""): string =>
  knows(key) ? say(key, words) : fallback;
/** What a box or cycle of cards is called, in the language where its rulebooks have a name for it. */
export const setName = (name: string): string => maybe(`set.${name}`, {}, name);
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Sentences one after the other, for screen readers; empty ones are left out. */
export const sentences = (...said: string[]): string => said.filter(Boolean).join(". ");
export const spoken = (): Language => language;
/** The names of the languages that the server has, by code. */
export const languages = (): Record<Language, string> => offered;
export const ownName = (game: string, code: string): string | undefined => current.cards[game]?.[code];

const loading = new Map<string, Promise<void>>();

/** The words of a section, from now on in every language. */
export function loadSection(section: string): Promise<void> {
  const found = loading.get(section) ?? open(section);
  loading.set(section, found);
  found.catch(() => loading.delete(section)); // it may be tried again
  return found;
}

async function open(section: string): Promise<void> {
  sections.add(section);
  const wanted = language;
  const found = await read(section, wanted);
  if (wanted !== language) return open(section); // another language is spoken by now
  current = joined([current, found]); // what has come meanwhile stays
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
    while (unread().length) await readAll(); // opened while this was on its way
    if (asked !== wanted) return; // another language was asked for meanwhile
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
