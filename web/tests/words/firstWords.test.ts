// The first texts of a table are in the message file that every page loads; the home screen loads one more.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { dictionary, home as homeWords } from "../dictionaries";

const root = join(import.meta.dirname, "..", "..", "src");
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^;()]*?from\s*)?"(\.[^"]+)"/gm;
const read = (path: string): string => readFileSync(path, "utf-8");

/** A module with its static imports. */
function together(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target] of read(path).matchAll(IMPORT)) {
    const bare = join(dirname(path), target!);
    const found = ["", ".ts", ".svelte"]
      .map((end) => bare + end)
      .find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
    if (found) together(found, seen);
  }
  return seen;
}

const tables = readdirSync(join(root, "games"), { withFileTypes: true })
  .map((each) => join(root, "games", each.name, "Table.svelte"))
  .filter((path) => existsSync(path));

const more = dictionary("en", "more");
const later = { ...homeWords("en"), ...more };
it.each([
  { start: join(root, "main.ts"), later },
  { start: join(root, "screens", "Home.svelte"), later: more },
  { start: join(root, "screens", "Table.svelte"), later },
  ...tables.map((start) => ({ start, later })),
])("$start needs no word that comes later", ({ start, later }) => {
  const files = [...together(start)];
  expect(files.length).toBeGreaterThan(5);
  const said = files.flatMap((path) =>
    [...read(path).matchAll(/\b(?:t|w|board|say)\(\s*"([^"]+)"/g)].map(([, key]) => key!),
  );
  expect(said.filter((key) => key in later)).toEqual([]);
});
