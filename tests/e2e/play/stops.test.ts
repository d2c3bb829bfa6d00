import { beforeEach, describe, expect, it } from "vitest";
import { problems } from "../access";
import * as conquest from "../conquest";
import { withMouse } from "../hands";
import * as invasion from "../invasion";
import { openSite, sample } from "../open";
import { OPEN, type Visitor } from "../visitor";

const site = openSite();
let host: Visitor;
let friend: Visitor;

/** Deploys a mobile unit, after which the window for moves opens or is passed. */
async function putMover(): Promise<void> {
  await host.playable
    .filter({ hasText: host.t("describe.moves").replace(/\{.*/, "") })
    .first()
    .click();
  await host.next(() => host.targets.first().click());
}

describe("stops", () => {
  beforeEach(async () => {
    [host, friend] = [await site.visitor(), await site.visitor()];
    const id = await host.table([{ kind: "me", deck: "undead" }, OPEN], { first: "1" });
    await friend.post("/session", { name: "Bob" });
    await friend.post(`/tables/${id}/sit`, { place: 1, deck: "elves", contribution: "e2e" });
    await friend.go(`table/${id}`);
    await host.asked();
  });

  it("make the table ask, and without them it passes", async () => {
    await putMover();
    await (await host.plain("stay")).waitFor(); // by default the player is asked
    await host.next(() => host.button("undo").click());

    await host.button("stops").click();
    const moves = host.page.getByRole("switch", { name: new RegExp(await host.say("lords.window.moves-after"), "i") });
    await expect.poll(() => moves.getAttribute("aria-checked")).toBe("true");
    expect(await problems(host)).toEqual([]);
    await moves.click();
    await expect.poll(() => moves.getAttribute("aria-checked")).toBe("false");
    await host.page.keyboard.press("Escape");
    await host.page.getByRole("dialog").waitFor({ state: "hidden" });

    await putMover();
    expect(await friend.asked()).toBe(true); // nobody was asked
    await expect.poll(() => host.units.count()).toBe(1);

    // The setting is kept in the next turn and after a reload.
    await host.page.reload();
    await host.button("stops").click();
    await expect.poll(() => moves.getAttribute("aria-checked")).toBe("false");
    await host.button("stops.preset.usual").click();
    await expect.poll(() => moves.getAttribute("aria-checked")).toBe("true");
  });

  it("are ignored by 'pass until my turn', unless it is cancelled", async () => {
    await host.turn(withMouse);
    await friend.asked();
    await host.button("passing.until").click();
    await host.page
      .getByRole("dialog")
      .getByRole("button", { name: host.t("passing.until.turn") })
      .click();
    await host.page.getByText(host.t("passing.on.turn")).waitFor();
    await host.button("passing.end").click();
    await host.button("passing.until").waitFor();
    await friend.turn(withMouse);
    expect(await host.asked()).toBe(true);
  });
});

describe("before the first turn", () => {
  const BEFORE: [string, (guest: Visitor) => Promise<unknown>, boolean][] = [
    ["starting hands of Conquest", (guest) => conquest.table(guest, [conquest.MARINES, conquest.ORK_BOT]), true],
    ["starting hands of Invasion", (guest) => invasion.table(guest, [invasion.DWARF, invasion.ORC_BOT]), true],
    [
      "a draft",
      (guest) =>
        invasion.table(guest, [
          { kind: "me", deck: "order" },
          { ...invasion.ORC_BOT, deck: "destruction" },
        ]),
      false,
    ],
  ];
  it.each(sample(BEFORE))("stops are not mentioned, in %s", async (_, open, short) => {
    const guest = await site.visitor();
    await open(guest);
    await guest.asked();
    await guest.button("resign").waitFor(); // the toolbar is visible
    const offered = (): Promise<number> => guest.page.locator(".passing .button").count();
    expect(await offered()).toBe(0);
    if (!short) return;
    await guest.next(() => guest.prompt.locator("[data-option=keep]").click());
    await guest.asked();
    await guest.button("stops").waitFor();
    await guest.button("passing.until").waitFor();
  });
});
