// Ordering cards: one question, answered by dragging, by taps or with the arrow keys.
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { openSite } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();

/** Five cards remain of those that Enginseer Augur looks at, and their player has a stop for their order. */
async function asked(guest: Visitor): Promise<Locator> {
  const positions = await guest.get<{ path: string }[]>("/scenarios/conquest");
  const { path } = positions.find((each) => /043-enginseer-augur(\.yaml)?$/.test(each.path))!;
  await guest.post("/session", { name: "Ada" });
  const { id } = await guest.post<{ id: string }>("/scenarios/open", { path });
  await guest.go(`table/${id}`);
  await guest.asked();
  await guest.button("stops").click();
  const window = await guest.say("conquest.window.bottom");
  const switches = guest.page.getByRole("switch", { name: new RegExp(window, "i") }); // in the player's turn, and in the opponent's
  await expect.poll(() => switches.count()).toBe(2);
  for (let at = 0; at < (await switches.count()); at++) {
    await switches.nth(at).click();
    await expect.poll(() => switches.nth(at).getAttribute("aria-checked")).toBe("true");
  }
  await guest.page.keyboard.press("Escape");
  const wanted = guest.page.locator("[data-option='use Enginseer Augur']");
  await guest.next(() => wanted.first().click());
  await guest.next(() => guest.page.locator("button[data-card='core-053']").click());
  const cards = guest.page.getByRole("region", { name: guest.t("order.bottom") }).getByRole("button");
  await expect.poll(() => cards.count()).toBe(5);
  return cards;
}

const codes = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((each) => each.getAttribute("data-card")));

it("are ordered in one step: by dragging, tapping or keys", async () => {
  const guest = await site.visitor();
  const answers: string[] = []; // requests sent to the server
  guest.page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => {
      const { type, option = "" }: { type: string; option?: string } = JSON.parse(String(payload));
      if (type === "answer") answers.push(option);
    }),
  );
  const cards = await asked(guest);
  const [a, b, c, d, e] = await codes(cards);

  await cards.nth(0).dragTo(cards.nth(2));
  await expect.poll(() => codes(cards)).toEqual([b, c, a, d, e]);

  await cards.nth(4).click(); // a card, then its position
  await cards.nth(0).click();
  await expect.poll(() => codes(cards)).toEqual([e, b, c, a, d]);

  await cards.nth(1).press("Shift+ArrowRight");
  await expect.poll(() => codes(cards)).toEqual([e, c, b, a, d]);

  const answer = guest.prompt.locator("[data-option='order']");
  await expect.poll(() => guest.prompt.locator(".answers button").count()).toBe(1);
  const wished = await cards.allTextContents();
  const before = answers.length;
  await answer.click();
  await guest.page.locator("[data-part='order']").waitFor({ state: "detached" });
  const given = answers.slice(before).map((each) => each.replace(/^bottom /, ""));
  expect(given.length).toBeGreaterThanOrEqual(4); // the last one need not be answered
  given.forEach((name, at) => expect(wished[at]).toContain(name));
});
