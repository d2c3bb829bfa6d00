import type { BrowserContextOptions, Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withFinger, withMouse } from "../hands";
import { DESKTOP, PHONE } from "../site";
import { LONG, openSite } from "../open";
import { OPEN, type Visitor } from "../visitor";

const site = openSite();
const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

/** Two players at a table; the first one is asked. */
async function meet(device: BrowserContextOptions = DESKTOP): Promise<[Visitor, Visitor]> {
  const [host, friend] = [await site.visitor({}, device), await site.visitor({ language: "pl" }, device)];
  const id = await host.table([{ kind: "me", deck: "undead" }, OPEN], { first: "1" });
  await friend.post("/session", { name: "Bob" });
  await friend.post(`/tables/${id}/sit`, { place: 1, deck: "elves", contribution: "e2e" });
  await friend.go(`table/${id}`);
  await host.asked();
  return [host, friend];
}

/** The list of what an undo would remove, for the requesting and for the asked player. */
const goes = (host: Visitor, friend: Visitor): [Visitor, Locator][] =>
  (
    [
      [host, "status"],
      [friend, "alert"],
    ] as const
  ).map(([who, offer]) => [who, who.page.getByRole(offer).getByRole("list", { name: who.t("undo.goes") })]);

describe("undo between people", () => {
  it("needs consent after a card was drawn, which the opponent can give", async () => {
    const [host, friend] = await meet();
    await host.turn(withMouse);
    await friend.asked();
    await expect.poll(() => host.button("undo").count()).toBe(0);
    await host.button("undo.ask").click();
    await friend.page
      .getByRole("alert")
      .filter({ hasText: friend.t("undo.asked", { name: "Ada", count: 1 }) })
      .waitFor();
    for (const [who, list] of goes(host, friend)) {
      const lines = list.getByRole("listitem");
      await expect.poll(() => lines.count()).toBeGreaterThan(1); // a unit was deployed, and a card drawn
      const [first, told] = [await lines.first().innerText(), await who.log.allInnerTexts()];
      expect(told.join("\n")).toContain(first); // as it is in the log
    }
    await expect.poll(() => host.units.count()).toBe(1);
    await friend.button("undo.agree").click();
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(0);
    await expect.poll(() => host.hand.count()).toBe(6);
    await expect.poll(() => friend.units.count()).toBe(0);
  });

  it("shows completely what would be removed, above the buttons, on a narrow phone", async () => {
    const [host, friend] = await meet(NARROW);
    await host.turn(withFinger);
    await friend.asked();
    await host.button("undo.ask").tap();
    for (const [who, list] of goes(host, friend)) {
      await expect.poll(() => list.getByRole("listitem").count()).toBeGreaterThan(1);
      const answers = list.locator("..").getByRole("button");
      const [shown, ...below] = await Promise.all(
        [list, answers.first(), answers.last()].map((each) => each.boundingBox()),
      );
      const { width, height } = NARROW.viewport;
      expect(shown!.x).toBeGreaterThanOrEqual(0);
      expect(shown!.x + shown!.width).toBeLessThanOrEqual(width);
      expect(await list.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true); // no line is cut
      for (const each of below) {
        expect(each!.y).toBeGreaterThanOrEqual(shown!.y + shown!.height);
        expect(each!.y + each!.height, who.language).toBeLessThanOrEqual(height);
      }
    }
    await friend.button("undo.agree").tap();
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(0);
  });

  it.runIf(LONG)("can be declined, and then the game continues", async () => {
    const [host, friend] = await meet();
    await host.turn(withMouse);
    await friend.asked();
    await host.button("undo.ask").click();
    await friend.button("undo.refuse").click();
    await friend.button("undo.refuse").waitFor({ state: "hidden" });
    await expect.poll(() => host.units.count()).toBe(1);
    await friend.turn(withMouse);
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(2);
  });

  it("is free while nothing was revealed", async () => {
    const [host, friend] = await meet();
    await host.playable
      .filter({ hasText: host.t("describe.moves").replace(/\{.*/, "") })
      .first()
      .click();
    await host.next(() => host.targets.first().click());
    await (await host.plain("stay")).waitFor(); // everyone saw the card, and none was drawn
    await expect.poll(() => host.hand.count()).toBe(5);
    await host.next(() => host.button("undo").click());
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(0);
    await expect.poll(() => host.hand.count()).toBe(6);
    await expect.poll(() => friend.button("undo.agree").count()).toBe(0);
  });
});
