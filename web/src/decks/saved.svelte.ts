// One's own decks of every game, as they can be chosen for one.
import { api } from "../server/api";
import type { Options } from "../games/client";
import type { ArmyInfo, Deck, OptionInfo, SavedDeck } from "../server/protocol";
import { gameInfo, here } from "../server/session.svelte";
import type { Subject } from "../pictures/subject";
import { maybe, say } from "../words.svelte";
import { d } from "./words";

/** Decks in groups of one army, in the order in which they are first met. */
export function byArmy<T extends { army: string }>(decks: readonly T[]): [string, T[]][] {
  const groups: Record<string, T[]> = {};
  for (const each of decks) (groups[each.army] ??= []).push(each);
  return Object.entries(groups);
}

/** A deck to choose. */
export interface Choice {
  value: string;
  army: string; // whose emblem and colour it has
  name: string;
  about: string;
  face?: Subject; // the card whose picture it has, once it is known
  leader?: string; // who leads it, where its name does not say so
}

let saved = $state.raw<SavedDeck[]>([]);

export const ownDecks = (game: string): SavedDeck[] => saved.filter((each) => each.game === game);

/** The decks of the box, as they can be chosen; a preset choice asks nobody to draft. */
export const boxedDecks = (game: string, foe = false): ArmyInfo[] =>
  (gameInfo(game)?.armies ?? []).filter(({ drafted }) => !(foe && drafted));

/** Whether a deck is drafted: then both draft. */
export const isDrafted = (game: string, choice: string): boolean =>
  boxedDecks(game).some(({ key, drafted }) => drafted && key === choice);

/** What a deck is called that comes with a game; any other keeps its name. */
export function deckTitle(game: string, name: string): string {
  const found = gameInfo(game)?.decks.find((each) => each.name === name);
  return found ? maybe(`${game}.ready.${found.key}.name`, {}, name) : name;
}

/** Constructed decks that come with a game, then one's own, as they can be chosen; `called` tells who leads a deck. */
export const builtDecks = (
  game: string,
  called: (army: string) => { army: string; name: string },
  seen: (face: string) => Pick<Choice, "face" | "leader"> = () => ({}),
): Choice[] => [
  ...(gameInfo(game)?.decks ?? []).map(({ key, army, name, face }) => ({
    ...seen(face),
    value: key,
    army,
    name: deckTitle(game, name),
    about: say(`${game}.ready.${key}`),
  })),
  ...ownDecks(game).map(({ id, deck }) => {
    const { army, name } = called(deck.army);
    return { value: `deck:${id}`, army, name: deck.name || name, about: d("decks.own", { army: name }) };
  }),
];

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
