// The player's saved decks of all games, and the decks that can be chosen for a game.
import { api } from "../server/api";
import type { Options } from "../games/client";
import type { ArmyInfo, Deck, OptionInfo, SavedDeck } from "../server/protocol";
import { gameInfo, here } from "../server/session.svelte";
import type { Subject } from "../pictures/subject";
import { maybe, say, t } from "../words.svelte";

/** Groups decks by army, in order of first appearance. */
export function byArmy<T extends { army: string }>(decks: readonly T[]): [string, T[]][] {
  const groups: Record<string, T[]> = {};
  for (const each of decks) (groups[each.army] ??= []).push(each);
  return Object.entries(groups);
}

/** A deck that can be chosen. */
export interface Choice {
  value: string;
  army: string; // the army whose emblem and colour it has
  name: string;
  about: string;
  face?: Subject; // the card whose picture it has, once that is loaded
  leader?: string; // its leader, unless the name contains it
}

let saved = $state.raw<SavedDeck[]>([]);

export const ownDecks = (game: string): SavedDeck[] => saved.filter((each) => each.game === game);

/** The preset decks that can be chosen. The computer is not offered a draft. */
export const boxedDecks = (game: string, foe = false): ArmyInfo[] =>
  (gameInfo(game)?.armies ?? []).filter(({ drafted }) => !(foe && drafted));

/** True if the choice is a draft, in which case both players draft. */
export const isDrafted = (game: string, choice: string): boolean =>
  boxedDecks(game).some(({ key, drafted }) => drafted && key === choice);

/** The translated name of a preset deck; other decks keep their name. */
export function deckTitle(game: string, name: string): string {
  const found = gameInfo(game)?.decks.find((each) => each.name === name);
  return found ? maybe(`${game}.ready.${found.key}.name`, {}, name) : name;
}

/** The constructed preset decks, then the player's own decks; `called` returns the name of a deck's leader. */
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
    return { value: `deck:${id}`, army, name: deck.name || name, about: t("decks.own", { army: name }) };
  }),
];

export async function loadDecks(): Promise<void> {
  try {
    saved = here.session?.user ? await api.decks() : [];
  } catch {
    saved = []; // saved decks are optional for playing
  }
}

const savedDeck = (choice: string): SavedDeck | undefined => saved.find((each) => `deck:${each.id}` === choice);

/**
 * The options that the chosen decks require, in addition to those agreed on. Of two values, the later one is more
 * permissive.
 */
export function optionsFor(choices: string[], options: Options, known: OptionInfo[]): Options {
  const found: Options = {};
  for (const [name, value] of choices.flatMap((choice) => Object.entries(savedDeck(choice)?.needs ?? {}))) {
    const option = known.find((each) => each.name === name);
    const rank = (one: Options[string] | undefined): number => option?.choices.indexOf(one ?? option.default) ?? -1;
    if (rank(value) > rank(found[name] ?? options[name])) found[name] = value;
  }
  return found;
}

/** The deck of a choice: `deck:7` is a saved deck, everything else is the key of a preset deck. */
export const chosenDeck = (choice: string): string | Deck =>
  savedDeck(choice)?.deck ?? (choice.startsWith("deck:") ? "surprise" : choice);
