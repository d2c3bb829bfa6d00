// The screens that are fetched when somebody opens them.  Home and the table come with the page: most go from one to the other.
import type { Component } from "svelte";
import { gameOr } from "./games";
import type { Route } from "./route.svelte";

type Props = Record<string, unknown>;
type Screen = Component<Props>;

export interface Shown {
  name: string; // of the file
  key: string; // with another one the screen begins anew
  props: Props;
}

const FILES = import.meta.glob<{ default: Screen }>([
  "./screens/*.svelte",
  "!./screens/Home.svelte",
  "!./screens/Table.svelte",
]);

export async function fetchScreen(name: string): Promise<Screen> {
  return (await FILES[`./screens/${name}.svelte`]!()).default;
}

/** Which screen an address means; none for those that are there already. */
export function screenAt({ screen, id, query }: Route): Shown | null {
  const [game = "", code = ""] = id.split("/");
  const fixed = (name: string, props: Props = {}): Shown => ({ name, key: name, props });
  const own = (name: string, props: Props, key = id): Shown => ({ name, key: `${name} ${key}`, props });
  switch (screen) {
    case "new":
      return fixed("NewTable");
    case "learn":
      return fixed("Learn", { game: gameOr(id) });
    case "lesson":
      return own("Lesson", { id });
    case "puzzle":
      return own("Puzzle", { id });
    case "puzzles":
      return fixed("Puzzles", { game: id });
    case "rules":
      return fixed("Rules", { id: id || gameOr("") });
    case "cards":
      return code ? own("CardPage", { game: gameOr(game), code }) : fixed("Cards", { game: gameOr(id) });
    case "army":
    case "decks":
      return own("Decks", { game: gameOr(id) }, `${id}?${query}`);
    case "scenario":
      return own("Scenario", { path: id });
    case "scenarios":
      return fixed("Scenarios", { game: gameOr(id) });
    case "profile":
      return fixed("Profile");
    case "settings":
      return fixed("Settings");
    default:
      return null;
  }
}
