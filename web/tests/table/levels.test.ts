// The described strength of the computer levels equals the measured one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findEntry } from "../../src/games";
import { usualBot } from "../../src/parts/players/players";

const LEVELS = ["random", "recruit", "soldier", "greedy", "captain", "warlord"];

it("the winning rates against the next lower level equal those of the reference page", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/reference/bots.md"), "utf8");
  const measured = page.slice(page.indexOf("## Measured strength"), page.indexOf("## What was tried"));
  for (const [at, level] of LEVELS.entries()) {
    if (at === 0) continue;
    const row = measured.split("\n").find((line) => line.startsWith(`| \`${level}\` - \`${LEVELS[at - 1]}\``))!;
    const [lords, conquest, invasion] = [...row.matchAll(/(\d+) %/g)].map((found) => Number(found[1]));
    const shown = ["lords", "conquest", "invasion"].map((game) => findEntry(game)?.odds?.[level]);
    expect(shown).toEqual([lords, conquest, invasion]);
  }
});

it("the default level is the recruit, wherever it is in the order of strength", () => {
  expect(usualBot(LEVELS)).toBe("recruit");
  expect(usualBot(["random"])).toBe("random");
  expect(usualBot([])).toBe("");
});
