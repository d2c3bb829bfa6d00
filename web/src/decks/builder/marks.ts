// Notes on a row of the deck builder about restrictions and copy limits, from the server's data.
import type { PoolCard } from "../../server/protocol";
import type { Mark } from "../kit";
import { findPool } from "../pool.svelte";
import { d } from "../words";

/** The mark of a card that a format restricts or bans. */
export function listed(card: PoolCard, format: string): Mark[] {
  const state = card.listed?.[format];
  if (!state) return [];
  return [
    state === "banned" ? { tone: "bad", text: d("decks.banned") } : { tone: "warn", text: d("decks.restricted") },
  ];
}

/** The mark of a card whose copy limit differs from the usual one. */
export function limited({ limit = 0 }: PoolCard, game: string): Mark[] {
  const { copies = 0, most = 0 } = findPool(game) ?? {};
  if (!limit || limit === copies) return [];
  return [{ tone: "", text: most && limit >= most ? d("decks.any-number") : d("decks.limit", { count: limit }) }];
}
