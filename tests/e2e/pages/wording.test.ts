// No page shows a message key or an unfilled placeholder.
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

const SPOKEN: readonly Language[] = sample(["en", "pl", "ru"]); // languages.test.ts checks the others

describe.each<Language>(SPOKEN)("in %s", (language) => {
  it("no page shows a message key or an unfilled placeholder", async () => {
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
