// The card pools of the games, as the server sends them. Each is requested once.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../server/api";
import type { DeckPool, PoolArmy } from "../server/protocol";

const pools = new SvelteMap<string, DeckPool>();

export const findPool = (game: string): DeckPool | undefined => pools.get(game);

/** The army or leader of a deck, with the cards that belong to it. */
export const findArmy = (game: string, key: string): PoolArmy | undefined =>
  pools.get(game)?.armies.find((each) => each.key === key);

export async function loadPool(game: string): Promise<DeckPool> {
  const known = pools.get(game);
  if (known) return known;
  const pool = await api.deckPool(game);
  pools.set(game, pool);
  return pool;
}
