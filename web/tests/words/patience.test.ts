// Browser tests must poll: a test that reads a page once, while it may still be loading, fails on a slow machine.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "tests", "e2e");
const ONCE = /expect\(await [^;]*\.(count|textContent|allTextContents|inputValue|isDisabled|isChecked|getAttribute)\(/;

const tests = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));

it("there are browser tests", () => expect(tests.length).toBeGreaterThan(30));

it.each(tests)("%s polls what it expects of a page", (name) => {
  const lines = readFileSync(join(FOLDER, name), "utf8").split("\n");
  expect(lines.filter((line) => ONCE.test(line))).toEqual([]);
});
