// The screens, loaded on demand.
import type { Component } from "svelte";
import { findEntry, gameOr } from "./games";
import type { Route } from "./route.svelte";
import { loadGames } from "./server/session.svelte";
import { ADMIN, HOME, loadSection, MORE } from "./words.svelte";

type Props = Record<string, unknown>;
type Screen = Component<Props>;

export interface VisibleScreen {
  name: string; // file name
  key: string; // a different key remounts the screen
  props: Props;
}

/**
 * Loads a screen. The list of the other screens is a separate chunk, so that a link to a table does not wait for it.
 */
async function find(name: string): Promise<{ default: Screen }> {
  const table = import.meta.glob<{ default: Screen }>("./screens/Table.svelte");
  return (table[`./screens/${name}.svelte`] ?? (await import("./screens/pages")).pages[name]!)();
}

/**
 * Data that screens need in addition to what every page loads. Screens that are not listed load all common sections.
 */
const needs = (): Promise<void>[] => [loadSection(HOME), loadSection(MORE), loadGames()];
const NEEDS: Record<string, () => Promise<void>[]> = {
  Home: () => [loadSection(HOME), loadGames()],
  Table: () => [],
  Admin: () => [...needs(), loadSection(ADMIN)],
};

export async function fetchScreen(name: string): Promise<Screen> {
  return (await Promise.all([find(name), ...(NEEDS[name] ?? needs)()]))[0].default;
}

/**
 * For each screen: the minimum and maximum number of path parts after its name. The server has the same list
 * (`addresses.py`).
 */
const PARTS: Record<string, [number, number]> = {
  home: [0, 0],
  new: [0, 0],
  clubs: [0, 0],
  profile: [0, 0],
  settings: [0, 0],
  about: [0, 0],
  privacy: [0, 0],
  admin: [0, 1],
  reset: [0, 1],
  learn: [0, 1],
  puzzles: [0, 1],
  decks: [0, 1],
  army: [0, 1],
  scenarios: [0, 1],
  cards: [0, 2],
  rules: [0, 2],
  lesson: [2, 2],
  puzzle: [2, 2],
  scenario: [2, 9],
  table: [1, 1],
  club: [1, 1],
};
const NO_GAME = ["table", "club", "admin", "reset"]; // after these a path has an id that is not a game

/** True if an address leads to a screen and, where it names a game, that game is known. */
function leadsSomewhere(screen: string, id: string): boolean {
  const parts = id ? id.split("/") : [];
  const [fewest, most] = PARTS[screen] ?? [1, 0];
  if (parts.length < fewest || parts.length > most) return false;
  return !parts.length || NO_GAME.includes(screen) || findEntry(parts[0]!) !== undefined;
}

/** The screen of an address. */
export function screenAt({ screen, id, query }: Route): VisibleScreen {
  if (!leadsSomewhere(screen, id)) return { name: "NotFound", key: "NotFound", props: {} };
  const [game = "", code = ""] = id.split("/");
  const fixed = (name: string, props: Props = {}): VisibleScreen => ({ name, key: name, props });
  const own = (name: string, props: Props, key = id): VisibleScreen => ({ name, key: `${name} ${key}`, props });
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
      return own("Scenarios", { game: gameOr(id) });
    case "clubs":
      return fixed("Clubs");
    case "club":
      return own("Club", { id, key: query.get("key") ?? "" });
    case "profile":
      return fixed("settings/Profile");
    case "settings":
      return fixed("Settings");
    case "admin":
      return fixed("Admin", { part: id });
    case "reset":
      return own("settings/Reset", { key: id });
    case "about":
      return fixed("settings/About");
    case "privacy":
      return fixed("settings/Privacy");
    case "table":
      return own("Table", { id });
    default:
      return fixed("Home");
  }
}
