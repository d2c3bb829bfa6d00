// One's own decks of every game, as they can be chosen for one.
import { api } from "../api";
import type { Deck, SavedDeck } from "../protocol";
import { here } from "../session.svelte";

let saved = $state.raw<SavedDeck[]>([]);

export const ownDecks = (game: string): SavedDeck[] => saved.filter((each) => each.game === game);

export async function loadDecks(): Promise<void> {
  try {
    saved = here.session?.user ? await api.decks() : [];
  } catch {
    saved = []; // one can play without them
  }
}

/** What a choice of deck means: `deck:7` is a saved one, everything else the key of one out of the box. */
export const chosenDeck = (choice: string): string | Deck =>
  saved.find((each) => `deck:${each.id}` === choice)?.deck ?? (choice.startsWith("deck:") ? "surprise" : choice);
