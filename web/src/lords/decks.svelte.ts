// One's own armies, as they can be chosen for a game.
import { api } from "../api";
import { findCard } from "../cards.svelte";
import type { Deck, SavedDeck } from "../protocol";
import { here } from "../session.svelte";

let saved = $state.raw<SavedDeck[]>([]);

export const ownDecks = (): SavedDeck[] => saved.filter((each) => each.game === "lords");

export async function loadDecks(): Promise<void> {
  try {
    saved = here.session?.user ? await api.decks() : [];
  } catch {
    saved = []; // one can play without them
  }
}

/** What a choice of army means: `deck:7` is a saved one, everything else the key of an army. */
export const chosenDeck = (choice: string): string | Deck =>
  saved.find((each) => `deck:${each.id}` === choice)?.deck ?? (choice.startsWith("deck:") ? "surprise" : choice);

/** The least that has to be agreed on so that a deck may be played (variants C and D). */
export function armyRule(deck: string | Deck): "standard" | "personal" | "mercenary" {
  if (typeof deck === "string" || !deck.cards) return "standard";
  const mixed = Object.keys(deck.cards).some((code) => (findCard(code)?.army ?? deck.army) !== deck.army);
  return mixed ? "mercenary" : "personal";
}
