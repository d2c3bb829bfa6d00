// Installed card sets: which one a card is from, and the pictures that come with it.
import type { SetInfo } from "../server/protocol";
import { gameInfo } from "../server/session.svelte";

/** The set that a card is from; none for an official card. */
export function setOf(game: string, code: string): SetInfo | undefined {
  const box = code.slice(0, code.lastIndexOf("-"));
  return gameInfo(game)?.sets.find(({ boxes }) => boxes.includes(box));
}

/** The address of the picture that a set has of a card; "": none. */
export const setPicture = (game: string, code: string): string => setOf(game, code)?.pictures[code] ?? "";
