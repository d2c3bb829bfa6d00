import { beforeEach, describe, expect, it } from "vitest";
import { withMouse } from "./hands";
import { openHouse } from "./open";
import { OPEN, type Visitor } from "./visitor";

const house = openHouse();
let host: Visitor;
let friend: Visitor;

describe("undo between people", () => {
  beforeEach(async () => {
    [host, friend] = [await house.visitor(), await house.visitor({ language: "pl" })];
    const id = await host.table([{ kind: "me", deck: "undead" }, OPEN], { first: "1" });
    await friend.post("/session", { name: "Bob" });
    await friend.post(`/tables/${id}/sit`, { place: 1, deck: "elves", contribution: "e2e" });
    await friend.go(`table/${id}`);
    await host.asked();
  });

  it("is asked for once a card was drawn, and the other one may allow it", async () => {
    await host.turn(withMouse);
    await friend.asked();
    await expect.poll(() => host.button("undo").count()).toBe(0);
    await host.button("undo.ask").click();
    await friend.page
      .getByRole("alert")
      .filter({ hasText: friend.t("undo.asked", { name: "Ada", count: 1 }) })
      .waitFor();
    for (const [who, offer] of [
      [host, "status"],
      [friend, "alert"],
    ] as const) {
      const lines = who.page
        .getByRole(offer)
        .getByRole("list", { name: who.t("undo.goes") })
        .getByRole("listitem");
      await expect.poll(() => lines.count()).toBeGreaterThan(1); // a unit was deployed, and a card drawn
      const [first, told] = [await lines.first().innerText(), await who.log.allInnerTexts()];
      expect(told.join("\n")).toContain(first); // as it stands in the log
    }
    await expect.poll(() => host.units.count()).toBe(1);
    await friend.button("undo.agree").click();
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(0);
    await expect.poll(() => host.hand.count()).toBe(6);
    await expect.poll(() => friend.units.count()).toBe(0);
  });

  it("may be refused, and then the game goes on", async () => {
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

  it("is free while nothing has come to light", async () => {
    await host.playable
      .filter({ hasText: host.t("describe.moves").replace(/\{.*/, "") })
      .first()
      .click();
    await host.next(() => host.targets.first().click());
    await (await host.plain("stay")).waitFor(); // everybody saw the card, and none was drawn
    await expect.poll(() => host.hand.count()).toBe(5);
    await host.next(() => host.button("undo").click());
    await host.asked();
    await expect.poll(() => host.units.count()).toBe(0);
    await expect.poll(() => host.hand.count()).toBe(6);
    await expect.poll(() => friend.button("undo.agree").count()).toBe(0);
  });
});
