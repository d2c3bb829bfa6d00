import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { lit, MARINES, ORK_BOT, row, table, withFinger, withMouse, word } from "../conquest";
import { PHONE } from "../site";
import { LONG, openSite, THEMES } from "../open";
import { OPEN, type Visitor } from "../visitor";

const site = openSite();
const FIRST = { first: "1" };

const option = (guest: Visitor, name: string): ReturnType<Visitor["page"]["locator"]> =>
  guest.prompt.locator(`[data-option="${name}"]`);

/** Keeps the hand and passes until the dial must be set. */
async function toDial(guest: Visitor): Promise<void> {
  const dial = await guest.say("conquest.prompt.Dial");
  for (let given = 0; given < 8 && (await guest.asked()); given++) {
    if ((await guest.prompt.textContent())!.includes(dial)) return;
    await guest.next(() => option(guest, "keep").or(option(guest, "pass")).first().click());
  }
}

describe("Warhammer 40,000: Conquest", () => {
  it("is reached from the home screen with two clicks, and shows the row of planets", async () => {
    const guest = await site.visitor();
    await guest.go();
    await guest.page.getByRole("button", { name: guest.t("play.conquest") }).click();
    await guest.button("start").click();
    await guest.asked();
    await expect.poll(() => guest.hand.count()).toBeGreaterThan(5);
    await expect.poll(() => row(guest).getByRole("region").count()).toBe(7);
    expect(
      await row(guest)
        .getByRole("button", { name: word(guest, "con.planet.down") })
        .count(),
    ).toBe(2);
  });

  it.runIf(LONG)("is played against the computer to its end with the mouse, and replayed", async () => {
    const guest = await site.visitor();
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.playOut(withMouse);
    await expect
      .poll(() => guest.prompt.textContent())
      .toMatch(new RegExp(`${await guest.say("result.won.you")}|${await guest.say("result.lost.you")}`));
    await guest.button("replay.first").click();
    await guest.page.locator("[data-moment^='0.']").waitFor();
  });

  it("is played by keyboard: a card by its number, its destination with N and Enter", async () => {
    const guest = await site.visitor();
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.asked();
    await guest.next(() => option(guest, "keep").press("Enter"));
    await guest.asked();
    const names = await guest.hand.allTextContents();
    const first = names.findIndex((name) => name.includes(guest.t("hand.playable")));
    await guest.next(async () => {
      await guest.page.keyboard.press(String(first + 1));
      const deploy = guest.prompt.locator(
        ".answers button[data-option^='deploy'], .answers button[data-option^='play']",
      );
      if (await deploy.count()) return deploy.first().press("Enter"); // only one destination
      await guest.page.keyboard.press("n");
      await guest.page.keyboard.press("Enter");
    });
    await expect.poll(() => guest.hand.count()).toBeLessThan(names.length);
  });

  it("says why a card cannot be played, with its rule", async () => {
    const guest = await site.visitor();
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.asked();
    await guest.hand.first().click(); // the starting hand has to be kept first
    await guest.page.getByRole("status").filter({ hasText: /CON-/ }).waitFor();
  });

  it("keeps a dial secret from the other browser until both are set, and then shows it", async () => {
    const [ada, bob] = [await site.visitor(), await site.visitor()];
    const id = await table(ada, [MARINES, OPEN], FIRST);
    await bob.post("/session", { name: "Bob" });
    await bob.post(`/tables/${id}/sit`, { place: 1, deck: "orks" });
    await bob.go(`table/${id}`);
    for (const guest of [ada, bob]) await guest.next(async () => (await guest.asked(), option(guest, "keep").click()));
    for (const guest of [ada, bob]) await guest.next(async () => (await guest.asked(), option(guest, "pass").click()));
    await toDial(ada);
    const planets = lit(ada);
    const planet = (await planets.nth(3).textContent())!.split(":")[0]!.trim();
    await ada.next(() => planets.nth(3).click());
    const told = word(ada, "con.dial.at").replace("{planet}", planet);
    await ada.page.getByRole("button", { name: told }).waitFor(); // the player's own dial is shown
    await toDial(bob);
    await bob.page.getByRole("button", { name: word(bob, "con.dial.set") }).waitFor();
    await expect.poll(() => bob.page.getByRole("button", { name: told }).count()).toBe(0);
    await expect.poll(() => bob.log.textContent()).not.toContain(planet);
    await bob.next(() => lit(bob).first().click());
    await bob.log.getByText(planet).first().waitFor();
  });

  it("starts with two players at one screen, each seeing only their hand", async () => {
    const guest = await site.visitor();
    await table(
      guest,
      [
        { ...MARINES, name: "Ada" },
        { kind: "me", deck: "orks", name: "Bob" },
      ],
      FIRST,
    );
    await guest.ready.click();
    const hand = await guest.hand.allTextContents();
    await option(guest, "keep").click();
    await guest.ready.waitFor();
    await expect.poll(() => guest.hand.count()).toBe(0); // covered
    await guest.ready.click();
    await option(guest, "keep").waitFor();
    await expect.poll(() => guest.hand.allTextContents()).not.toEqual(hand);
  });

  it("undoes an answer", async () => {
    const guest = await site.visitor();
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.asked();
    await guest.next(() => option(guest, "keep").click());
    await guest.asked();
    await guest.next(() => guest.button("undo").click());
    await option(guest, "keep").waitFor();
  });

  it("fits on a phone, is played by touch, and shows the battle", async () => {
    const guest = await site.visitor({}, PHONE);
    await table(guest, [MARINES, ORK_BOT], FIRST);
    const battle = row(guest).locator(".fight");
    for (let given = 0; given < 24 && !(await battle.count()); given++) await guest.answers(1, withFinger);
    await guest.asked();
    await guest.page.waitForFunction(() => {
      const box = document.querySelector(".fight")!.getBoundingClientRect();
      return box.left >= 0 && box.right <= innerWidth; // the row is scrolled to the battle
    });
    await expect
      .poll(() => guest.page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)))
      .toBe(390);
    await expect.poll(() => guest.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
    if (LONG) await guest.playOut(withFinger);
  });

  it.runIf(LONG)("shows the whole row of planets on a small desktop", async () => {
    const guest = await site.visitor({}, { viewport: { width: 1280, height: 800 } });
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.answers(6, withMouse);
    await guest.asked();
    const sizes = await row(guest).evaluate((node) => [
      node.scrollWidth - node.clientWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(sizes).toEqual([0, 0]);
  });

  it.each(THEMES)("has no accessibility violations, in the %s theme", async (theme) => {
    const guest = await site.visitor({ theme });
    await table(guest, [MARINES, ORK_BOT], FIRST);
    await guest.answers(12, withMouse);
    await guest.asked();
    expect(await problems(guest)).toEqual([]);
  });
});
