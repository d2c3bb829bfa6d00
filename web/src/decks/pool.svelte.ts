// Everything that decks of a game are built from, as the server gave it.  Asked for once.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../server/api";
import type { DeckPool, PoolArmy } from "../server/protocol";

const pools = new SvelteMap<string, DeckPool>();

export const findPool = (game: string): DeckPool | undefined => pools.get(game);

/** What a deck is built around, with what comes along with it. */
export const findArmy = (game: string, key: string): PoolArmy | undefined =>
  pools.get(game)?.armies.find((each) => each.key === key);

export async function loadPool(game: string): Promise<DeckPool> {
  const known = pools.get(game);
  if (known) return known;
  const pool = await api.deckPool(game);
  pools.set(game, pool);
  return pool;
}
