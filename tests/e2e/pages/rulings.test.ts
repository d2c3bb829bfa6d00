// Rulings of a card: on its page, and below the enlarged card at a table.
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../site";
import { openSite } from "../open";
import { BOT } from "../visitor";

const site = openSite();
const RULING = { en: "Ruling", pl: "Orzeczenie", ru: "Разъяснение" } as const;
const LANGUAGES = ["en", "pl", "ru"] as const;

describe("the page of a card", () => {
  it.each(LANGUAGES)("shows rulings with their kind and a link to the rule, in %s", async (language) => {
    const guest = await site.visitor({ language });
    await guest.go("cards/invasion/core-063");
    const ruling = guest.page.getByRole("listitem").filter({ hasText: RULING[language] }).first();
    await ruling.waitFor();
    const rule = ruling.getByRole("link", { name: "INV-FAQ-58" });
    await expect.poll(() => rule.getAttribute("href")).toBe("/rules/invasion/INV-FAQ-58");
    expect(await guest.page.getByRole("main").innerText()).not.toMatch(/\[[A-Z]\w* \d+\]|\{\w+\}|decided:/);
  });
});

describe("a table", () => {
  it("shows the rulings of the enlarged card, and requests none before", async () => {
    const guest = await site.visitor({}, DESKTOP);
    const asked: string[] = [];
    guest.page.on("request", (request) => {
      if (request.url().includes("/rulings")) asked.push(request.url());
    });
    await guest.table(
      [
        { kind: "me", deck: "dwarf" },
        { ...BOT, deck: "orc" },
      ],
      {},
      { game: "invasion" },
    );
    await guest.asked();
    expect(asked).toEqual([]);
    const inspector = guest.page.locator(".inspector");
    const cards = guest.page.locator(".mine [data-card]");
    const codes = await cards.evaluateAll((all) => all.map((each) => each.getAttribute("data-card")));
    const rules = await guest.page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (code): Promise<{ rules: { id: string }[] }> =>
            (await fetch(`/api/cards/invasion/${code}/rulings`)).json(),
          ),
        ),
      codes,
    );
    const ruled = rules.findIndex((each) => each.rules.length > 0); // a card of the starting hand
    expect(ruled).toBeGreaterThanOrEqual(0);
    await cards.nth(ruled).hover();
    const id = rules[ruled]!.rules[0]!.id;
    await inspector.getByRole("link", { name: id, exact: true }).first().waitFor();
    expect(await inspector.innerText()).toMatch(/Ruling|Our decision|Rule|Erratum/);
  });
});
