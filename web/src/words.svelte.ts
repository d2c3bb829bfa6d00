// The words of the reader's language: the server's messages and our own of the interface.
import { api } from "./server/api";
import { filled, format, type Words } from "./message";
import type { Language } from "./settings.svelte";

export type { Words } from "./message";
export type OwnKey =
  | keyof typeof import("./text/en.json")
  | keyof typeof import("./text/home/en.json")
  | keyof typeof import("./text/more/en.json");

type Dictionary = Record<string, string>;
type Names = Record<string, Record<string, string>>; // by game and code: the games number their cards alike

/** Our own dictionaries: one for what every screen says, one for each section that only some need; the server's likewise. */
const FILES = import.meta.glob<Dictionary>("./text/**/*.json", { import: "default" });
const HOUSE = "house";
export const HOME = "home"; // what is said everywhere but at a table that is being played at: our own words only
export const MORE = "more"; // neither there nor at home: our own words only
/** A section of our own words only: these, and a part of what a game says ("GAME/help"). */
const isOurs = (section: string): boolean => [HOME, MORE].includes(section) || section.includes("/");
const sections = new Set<string>([HOUSE]);
let own = $state.raw<Dictionary>({});
let current = $state.raw<{ messages: Dictionary; cards: Names }>({ messages: {}, cards: {} });
let language = $state<Language>("en");

interface Section {
  own: Dictionary;
  messages: Dictionary;
  cards: Names;
}

/** The dictionaries of a section.  What is said of each game on the home screen is in that game's own folder. */
const filesOf = (section: string, wanted: Language): string[] =>
  section === HOME
    ? Object.keys(FILES).filter((path) => path.endsWith(`/${HOME}/${wanted}.json`))
    : [`./text/${section === HOUSE ? "" : `${section}/`}${wanted}.json`];

const readOwn = async (section: string, wanted: Language): Promise<Dictionary> =>
  together(await Promise.all(filesOf(section, wanted).map(async (path) => (await FILES[path]?.()) ?? {})));

async function read(section: string, wanted: Language): Promise<Section> {
  const served = isOurs(section) ? { messages: {}, cards: {} } : api.text(wanted, section);
  const [words, { messages, cards }] = await Promise.all([readOwn(section, wanted), served]);
  return { own: words, messages, cards };
}

function together<V>(parts: Record<string, V>[]): Record<string, V> {
  const all: Record<string, V> = {};
  for (const part of parts) Object.assign(all, part);
  return all;
}

const joined = (parts: Section[]): Section => ({
  own: together(parts.map((each) => each.own)),
  messages: together(parts.map((each) => each.messages)),
  cards: together(parts.map((each) => each.cards)),
});

/** What has to be there before another language is spoken. */
const before: ((wanted: Language) => Promise<void>)[] = [];
export const beforeSpeaking = (prepare: (wanted: Language) => Promise<void>): void => void before.push(prepare);

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
/** What a box or cycle of cards is called, in the language where its rulebooks have a name for it. */
export const setName = (name: string): string => maybe(`set.${name}`, {}, name);
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What is said one after the other, for ears; what is empty is left out. */
export const sentences = (...said: string[]): string => said.filter(Boolean).join(". ");
export const spoken = (): Language => language;
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
  take(joined([{ own, ...current }, found])); // what has come meanwhile stays
}

const take = (all: Section): void => {
  [own, current] = [all.own, { messages: all.messages, cards: all.cards }];
};

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
    take(joined([...parts.values()]));
    language = wanted;
  } catch (error) {
    asked = "";
    throw error;
  }
}

/** For tests and pages without a server. */
export async function setWords(wanted: Language, messages: Dictionary, cards: Names = {}): Promise<void> {
  const words = await Promise.all([...sections].map((section) => readOwn(section, wanted)));
  [own, current, language] = [together(words), { messages, cards }, wanted];
}
