// The games of this client, and what any screen may ask of the one at hand.
import { SvelteMap } from "svelte/reactivity";
import type { GameClient, GameEntry } from "./games/client";
import { conquest } from "./games/conquest/entry";
import { invasion } from "./games/invasion/entry";
import { lords } from "./games/lords/entry";
import { gameInfo } from "./session.svelte";

export const GAMES: readonly GameEntry[] = [lords, invasion, conquest];

export const findEntry = (name: string): GameEntry | undefined => GAMES.find((each) => each.name === name);

/** The games that can be played here, in their order. */
export const playable = (): GameEntry[] => GAMES.filter((each) => gameInfo(each.name));

/** The game of an address, or the first one where it names none. */
export const gameOr = (name: string): string => (findEntry(name) ?? GAMES[0])?.name ?? "";

const opening = new Map<string, Promise<GameClient>>();
const opened = new SvelteMap<string, GameClient>();

/** A game with its cards and words: fetched once. */
export function openGame(name: string): Promise<GameClient> {
  const entry = findEntry(name);
  if (!entry) return Promise.reject(new Error(`there is no game ${name} here`));
  const found = opening.get(name) ?? open(entry);
  opening.set(name, found);
  found.catch(() => opening.delete(name)); // it may be tried again
  return found;
}

async function open(entry: GameEntry): Promise<GameClient> {
  const client = await entry.load();
  await client.load();
  opened.set(entry.name, client);
  return client;
}

/** A game that has been opened already. */
export const openedGame = (name: string): GameClient | undefined => opened.get(name);

/** The name of a card; its code while its game is not open. */
export const cardName = (game: string, code: string): string => opened.get(game)?.faces.name(code) ?? code;

/** The name of an army, a race or a side. */
export const armyName = (game: string, key: string): string => findEntry(game)?.armyName(key) ?? key;
