import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { PHONE } from "../site";
import { capital, DWARF, lit, ORC_BOT, table, withFinger, withMouse, word } from "../invasion";
import { LONG, openSite, THEMES } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();

/** The id of a table that starts at a scenario, at which both seats are the visitor's. */
async function scenario(guest: Visitor, name: string): Promise<string> {
  const positions = await guest.get<{ path: string }[]>("/scenarios/invasion");
  const { path } = positions.find((each) => each.path.includes(name))!;
  await guest.post("/session", { name: "Ada" });
  const { id } = await guest.post<{ id: string }>("/scenarios/open", { path });
  await guest.go(`table/${id}`);
  await guest.asked();
  return id;
}

describe("Warhammer: Invasion", () => {
  it("is reached from the home screen with two clicks, and a card is played on a highlighted zone", async () => {
    const guest = await site.visitor();
    await guest.go();
    await guest.page.getByRole("button", { name: guest.t("play.invasion") }).click();
    await guest.button("start").click();
    await guest.asked();
    await expect.poll(() => guest.hand.count()).toBe(7);
    await expect.poll(() => capital(guest, "you").getByRole("region").count()).toBe(3);
    const turn = guest.prompt.getByText(word(guest, "inv.ask.capital"));
    for (let given = 0; given < 30; given++) {
      await guest.asked();
      if (await lit(guest).count()) break;
      const cards = (await turn.count()) ? await guest.playable.count() : 0; // before that, only tactics can be played
      const quick = guest.prompt.locator("[data-option=keep], [data-option=pass], [data-option=done]");
      if (cards)
        await guest.playable.nth(given % cards).click(); // not every tactic has a target
      else
        await guest.next(async () =>
          ((await quick.count()) ? quick : guest.prompt.locator(".answers").getByRole("button")).first().click(),
        );
    }
    await expect.poll(() => lit(guest).count()).toBeGreaterThan(0);
  });

  it.runIf(LONG)("is played against the computer to its end with the mouse", async () => {
    const guest = await site.visitor();
    await table(guest, [DWARF, ORC_BOT], { first: "1" });
    await guest.playOut(withMouse);
    await expect
      .poll(() => guest.prompt.textContent())
      .toMatch(new RegExp(`${await guest.say("result.won.you")}|${await guest.say("result.lost.you")}`));
    await guest.button("replay.first").click();
    await guest.page.locator("[data-moment^='0.']").waitFor();
  });

  it("attacks and defends with all possible units by one click each", async () => {
    const guest = await site.visitor();
    await scenario(guest, "ex-04-combat");
    await guest.next(() =>
      capital(guest, "foe")
        .getByRole("button", { name: guest.t("duel.lit") })
        .nth(1)
        .click(),
    );
    const all = guest.prompt.locator('[data-option$=" *"]');
    await expect.poll(() => all.textContent()).toContain(word(guest, "inv.do.attackers.all").replace("{count}", "3"));
    await all.click();
    await expect.poll(() => all.textContent()).toContain(word(guest, "inv.do.defenders.all").replace("{count}", "2"));
    await all.click();
    await guest.prompt.locator("[data-option^=assign]").first().waitFor();
    await expect.poll(() => guest.log.getByText("Urguck").count()).toBeGreaterThan(0);
  });

  it("puts the zone and the attackers of an attack together before they are sent as one answer", async () => {
    const guest = await site.visitor();
    const id = await scenario(guest, "ex-04-combat");
    const moment = async (): Promise<number> => (await guest.get<{ moment: number }>(`/tables/${id}`)).moment;
    const zone = capital(guest, "foe")
      .getByRole("button", { name: guest.t("duel.lit") })
      .nth(1);
    await guest.next(() => zone.click());
    await expect.poll(() => lit(guest).count()).toBe(3);
    await guest.next(() => guest.button("undo").click()); // the zone is chosen again
    await guest.next(() => zone.click());
    await guest.next(() => lit(guest).first().click());
    await expect.poll(() => lit(guest).count()).toBe(2);
    expect(await moment()).toBe(0);
    await guest.prompt.locator("[data-option=done]").click();
    await guest.log.getByText("Defender of the Hold").waitFor();
    expect(await moment()).toBeGreaterThan(2);
  });

  it("ends the capital phase together with the development", async () => {
    const guest = await site.visitor();
    await table(guest, [DWARF, ORC_BOT], { first: "1" });
    await guest.asked();
    await guest.next(() => guest.prompt.locator("[data-option=keep]").click());
    await guest.asked();
    await guest.page.getByText("Turn 1: yours").waitFor();
    await guest.hand.first().click();
    await guest.page.getByRole("button", { name: word(guest, "inv.mode.develop.pass") }).click();
    await lit(guest).first().click();
    // Nothing else is asked in this turn.
    await expect.poll(() => guest.page.getByText("Turn 1: yours").count()).toBe(0);
  });

  it("says why a card cannot be played, with its rule", async () => {
    const guest = await site.visitor();
    await table(guest, [DWARF, ORC_BOT], { first: "1" });
    await guest.asked();
    await guest.hand.first().click(); // the starting hand must be kept first
    await guest.page.getByRole("status").filter({ hasText: /INV-/ }).waitFor();
  });

  it("starts with two players at one screen, each seeing only their hand", async () => {
    const guest = await site.visitor();
    await table(
      guest,
      [
        { ...DWARF, name: "Ada" },
        { kind: "me", deck: "orc", name: "Bob" },
      ],
      { first: "1" },
    );
    await guest.ready.click();
    const hand = await guest.hand.allTextContents();
    await guest.prompt.locator("[data-option=keep]").click();
    await guest.ready.waitFor();
    await expect.poll(() => guest.hand.count()).toBe(0); // covered
    await guest.ready.click();
    await guest.prompt.locator("[data-option=keep]").waitFor();
    await expect.poll(() => guest.hand.allTextContents()).not.toEqual(hand);
  });

  it(`fits on a phone and is played with a finger${LONG ? " to its end" : ""}`, async () => {
    const guest = await site.visitor({}, PHONE);
    await table(guest, [DWARF, ORC_BOT], { first: "1" });
    await guest.answers(12, withFinger);
    await guest.asked();
    await expect
      .poll(() => guest.page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)))
      .toBe(390);
    if (LONG) await guest.playOut(withFinger);
  });

  it.runIf(LONG).each(THEMES)(
    "has nothing that a screen reader or a weak eye stumbles over, in the %s theme",
    async (theme) => {
      const guest = await site.visitor({ theme });
      await table(guest, [DWARF, ORC_BOT], { first: "1" });
      await guest.answers(14, withMouse);
      await guest.asked();
      expect(await problems(guest)).toEqual([]);
    },
  );

  it("has a draft: two cards are picked from a pack, and one is removed from the opponent's", async () => {
    const guest = await site.visitor();
    await table(guest, [
      { kind: "me", deck: "order" },
      { ...ORC_BOT, deck: "destruction" },
    ]);
    await guest.asked();
    await expect.poll(() => lit(guest).count()).toBe(15);
    const plain = lit(guest).filter({ hasNotText: await guest.say("invasion.kind.draft") }); // draft cards take effect instead
    await guest.answers(2, () => plain.first().click());
    await guest.asked();
    await guest.page.getByRole("heading", { name: word(guest, "inv.draft.picked").replace("{count}", "2") }).waitFor();
    await expect.poll(() => guest.prompt.textContent()).toContain(await guest.say("invasion.prompt.Remove"));
  });

  it("has a draft from the sets chosen for the table", async () => {
    const guest = await site.visitor();
    await guest.go("new?game=invasion&way=draft");
    const sets = guest.page.getByRole("group", { name: word(guest, "option.draft") });
    await sets.getByRole("checkbox", { name: "The Corruption Cycle" }).check();
    await sets.getByRole("checkbox", { name: "Core Set" }).uncheck();
    await guest.button("create").click();
    await guest.asked();
    await expect.poll(() => lit(guest).count()).toBe(15);
  });
});
