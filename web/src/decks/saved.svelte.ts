// One's own decks of every game, as they can be chosen for one.
import { api } from "../server/api";
import type { Options } from "../games/client";
import type { Deck, OptionInfo, SavedDeck } from "../server/protocol";
import { here } from "../server/session.svelte";

let saved = $state.raw<SavedDeck[]>([]);

export const ownDecks = (game: string): SavedDeck[] => saved.filter((each) => each.game === game);

export async function loadDecks(): Promise<void> {
  try {
    saved = here.session?.user ? await api.decks() : [];
  } catch {
    saved = []; // one can play without them
  }
}

const savedDeck = (choice: string): SavedDeck | undefined => saved.find((each) => `deck:${each.id}` === choice);

/** What has to be agreed on for the decks that were chosen, beyond what was: of two values the later one allows more. */
export function optionsFor(choices: string[], options: Options, known: OptionInfo[]): Options {
  const found: Options = {};
  for (const [name, value] of choices.flatMap((choice) => Object.entries(savedDeck(choice)?.needs ?? {}))) {
    const option = known.find((each) => each.name === name);
    const rank = (one: Options[string] | undefined): number => option?.choices.indexOf(one ?? option.default) ?? -1;
    if (rank(value) > rank(found[name] ?? options[name])) found[name] = value;
  }
  return found;
}

/** What a choice of deck means: `deck:7` is a saved one, everything else the key of one out of the box. */
export const chosenDeck = (choice: string): string | Deck =>
  savedDeck(choice)?.deck ?? (choice.startsWith("deck:") ? "surprise" : choice);
