// The games of this client, and functions that any screen may call for a game. A game with its own board is a folder
// with an `entry.ts`; other games of the server are drawn by the folder `simple`.
import { SvelteMap } from "svelte/reactivity";
import type { GameClient, GameLibrary, GameEntry } from "./games/client";
import { simpleEntry } from "./games/simple/simpleEntry";
import { gameInfo, here, loadGames } from "./server/session.svelte";

const FOUND = import.meta.glob<GameEntry>("./games/*/entry.ts", { eager: true, import: "entry" });
const OWN: readonly GameEntry[] = Object.values(FOUND).sort((a, b) => a.rank - b.rank);
const simple = new Map<string, GameEntry>();

function simpleOf(name: string): GameEntry | undefined {
  const info = gameInfo(name);
  const entry = simple.get(name) ?? (info && simpleEntry(info));
  if (entry) simple.set(name, entry);
  return entry;
}

/** Every known game: first those with their own board, then the server's other games. */
export function games(): GameEntry[] {
  const others = here.games.filter((info) => !OWN.some((each) => each.name === info.name));
  return [...OWN, ...others.flatMap((info) => simpleOf(info.name) ?? [])];
}

export const findEntry = (name: string): GameEntry | undefined => games().find((each) => each.name === name);

/** The games that the server offers, in display order. */
export const playable = (): GameEntry[] => games().filter((each) => gameInfo(each.name));

/** The game named in an address, or the first game if the address names none. */
export const gameOr = (name: string): string => (findEntry(name) ?? games()[0])?.name ?? "";

const opening = new Map<string, Promise<GameClient>>();
const opened = new SvelteMap<string, GameClient>();

/** Loads a game with its cards and words; later calls return the same promise. */
export function openGame(name: string): Promise<GameClient> {
  const found = opening.get(name) ?? open(name);
  opening.set(name, found);
  found.catch(() => opening.delete(name)); // forget the failure so that the next call retries
  return found;
}

async function open(name: string): Promise<GameClient> {
  if (!OWN.some((each) => each.name === name)) await loadGames();
  const entry = findEntry(name);
  if (!entry) throw new Error(`there is no game ${name} here`);
  const client = await entry.load();
  await client.load();
  opened.set(entry.name, client);
  return client;
}

/** Loads a game with its deck library. */
export async function openLibrary(name: string): Promise<GameLibrary> {
  return (await openGame(name)).library();
}

/** A game that has been loaded already, or undefined. */
export const openedGame = (name: string): GameClient | undefined => opened.get(name);

/** The name of a card, or its code if its game is not loaded. */
export const cardName = (game: string, code: string): string => opened.get(game)?.faces.name(code) ?? code;

/** The name of an army, a race or a side. */
export const armyName = (game: string, key: string): string => findEntry(game)?.armyName(key) ?? key;
