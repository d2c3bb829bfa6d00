// Installed card sets: the set of a card, and the pictures in it.
import type { SetInfo } from "../server/protocol";
import { gameInfo } from "../server/session.svelte";

/** The set that contains a card; undefined for an official card. */
export function setOf(game: string, code: string): SetInfo | undefined {
  const box = code.slice(0, code.lastIndexOf("-"));
  return gameInfo(game)?.sets.find(({ boxes }) => boxes.includes(box));
}

/** The URL of a set's picture of a card; "" if there is none. */
export const setPicture = (game: string, code: string): string => setOf(game, code)?.pictures[code] ?? "";
