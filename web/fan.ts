// Renders the pictures of the home screen at build time, so that the page need not load the renderer. They are part of
// the script: compressed together they are half as large as single files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { draw } from "./src/pictures/picture";
import type { Subject } from "./src/pictures/subject";

const NAME = "virtual:fan";
const GAMES = join(import.meta.dirname, "src", "games");

type Pictured = Subject & { names?: object };
const isList = (value: unknown): value is Omit<Pictured, "game">[] => Array.isArray(value);

/** The cards of the home screen: those that a game lists in its folder. */
function subjects(): Pictured[] {
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "fan.json")));
  return games.flatMap((game) => {
    const listed = JSON.parse(readFileSync(join(GAMES, game, "fan.json"), "utf-8"));
    if (!isList(listed)) throw new Error(`fan.json of ${game} is not a list`);
    return listed.map((card) => ({ ...card, game }));
  });
}

export function fanPlugin(): Plugin {
  return {
    name: "fan",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const cards = subjects().map((subject) => {
        const { game, family, name, names = {} } = subject;
        return JSON.stringify({ game, family, name, names, source: draw(subject) });
      });
      return `export const fan = [${cards.join(",\n")}];`;
    },
  };
}
