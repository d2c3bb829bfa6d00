// The message files, for tests without a server.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Dictionary = Record<string, string>;

const FOLDER = join(import.meta.dirname, "..", "..", "src", "warhost", "text", "messages");
const GAMES = ["invasion", "conquest", "lords"];

const isDictionary = (found: unknown): found is Dictionary => typeof found === "object" && found !== null;

/** The messages of some files of a language: "house", "conquest/table". */
export function dictionary(language: string, ...files: string[]): Dictionary {
  const paths = files.map((file) => join(FOLDER, language, `${file}.json`));
  const found = paths.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, "utf-8")));
  return Object.assign({}, ...found.filter(isDictionary));
}

export const home = (language: string): Dictionary =>
  dictionary(language, "home", ...GAMES.map((game) => `${game}/home`));

/** The interface messages of the client, without help texts. */
export const interfaceWords = (language: string): Dictionary => ({
  ...dictionary(language, "house", "more", "admin", "decks", ...GAMES.map((game) => `${game}/table`)),
  ...home(language),
});

/** The server's response for a section, without messages of games. */
export const section = (language: string, name: string): Dictionary =>
  name === "home" ? home(language) : dictionary(language, GAMES.includes(name) ? `${name}/table` : name);
