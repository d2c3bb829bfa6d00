// What is shown is stated in words: no key of a message, and no place in it that was not filled in.
import { describe, expect, it } from "vitest";
import { openSite, sample } from "../open";
import type { Language } from "../visitor";

const site = openSite();
const KEY =
  /\b(lords|invasion|conquest|inv|con|decks|board|refused|player|option|talk|card)\.[a-z]+[a-z.-]*\b|\{\w+\}/g;
const GAMES = sample(["conquest", "invasion", "lords"]);
const PAGES = [
  "",
  "settings",
  ...["new?game=", "learn/", "cards/", "decks/", "scenarios/"].flatMap((path) => GAMES.map((game) => path + game)),
];

const SPOKEN: readonly Language[] = sample(["en", "pl", "ru"]); // `languages` looks at the others

describe.each<Language>(SPOKEN)("in %s", (language) => {
  it("no page shows the key of a message or an empty place in one", async () => {
    const guest = await site.visitor({ language });
    const found: string[] = [];
    for (const path of PAGES) {
      await guest.go(path);
      await guest.page.waitForLoadState("networkidle");
      for (const key of (await guest.page.locator("body").innerText()).match(KEY) ?? []) found.push(`${path}: ${key}`);
    }
    expect(found).toEqual([]);
  });
});
