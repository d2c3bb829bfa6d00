// What a row of the deck builder says against a card, or of how many there may be: all by what the server told of it.
import type { PoolCard } from "../../server/protocol";
import type { Mark } from "../kit";
import { findPool } from "../pool.svelte";
import { d } from "../words";

/** That a format restricts or bans a card. */
export function listed(card: PoolCard, format: string): Mark[] {
  const state = card.listed?.[format];
  if (!state) return [];
  return [
    state === "banned" ? { tone: "bad", text: d("decks.banned") } : { tone: "warn", text: d("decks.restricted") },
  ];
}

/** That a deck holds more or fewer of a card than is usual. */
export function limited({ limit = 0 }: PoolCard, game: string): Mark[] {
  const { copies = 0, most = 0 } = findPool(game) ?? {};
  if (!limit || limit === copies) return [];
  return [{ tone: "", text: most && limit >= most ? d("decks.any-number") : d("decks.limit", { count: limit }) }];
}
