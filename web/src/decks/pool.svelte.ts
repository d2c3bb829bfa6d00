// Everything that decks of a game are built from, as the server gave it.  Asked for once.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../api";
import type { DeckPool } from "../protocol";

const pools = new SvelteMap<string, DeckPool>();

export const findPool = (game: string): DeckPool | undefined => pools.get(game);

export async function loadPool(game: string): Promise<DeckPool> {
  const known = pools.get(game);
  if (known) return known;
  const pool = await api.deckPool(game);
  pools.set(game, pool);
  return pool;
}
