import { describe, expect, it } from "vitest";
import { withMouse } from "../hands";
import { DESKTOP, PHONE } from "../site";
import { openSite } from "../open";
import { BOT, ME, SHORT } from "../visitor";

const site = openSite();

describe("a game against the computer", () => {
  it("is reached in two clicks from home", async () => {
    const guest = await site.visitor();
    await guest.page.goto(guest.url);
    await guest.button("play.lords").click();
    await guest.button("start").click();
    await guest.field.waitFor();
    await expect.poll(() => guest.hand.count()).toBe(6);
    await guest.go();
    await guest.page
      .getByRole("link", { name: guest.t("continue") })
      .first()
      .click();
    expect(await guest.asked()).toBe(true);
  });

  it("is played with the mouse to its end", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], SHORT);
    await guest.playOut(withMouse);
    const ends = await Promise.all(["result.won.you", "result.lost.you", "result.draw"].map((key) => guest.say(key)));
    const sentence = (await guest.prompt.textContent()) ?? "";
    expect(
      ends.some((end) => sentence.includes(end)),
      sentence,
    ).toBe(true);
    await expect.poll(() => guest.log.textContent()).toMatch(/against defence \d/);
  });

  it("highlights exactly the legal squares, explains others, and clears the picked card on Escape", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    await guest.playable.first().click();
    await expect.poll(() => guest.targets.count()).toBe(1); // LOW-5.6: the start square
    await guest.square("a1").click();
    const why = guest.page.getByRole("status").filter({ hasText: "LOW-5.6" });
    await why.waitFor();
    await expect.poll(() => why.textContent()).toMatch(/c3/);
    await guest.page.keyboard.press("Escape");
    await expect.poll(() => guest.targets.count()).toBe(0);
    await expect.poll(() => why.count()).toBe(0);
  });

  it("is resigned after a confirmation, and repeated with the sides swapped", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    await guest.asked();
    await guest.button("resign").click();
    await guest.button("cancel").click();
    await guest.button("resign").click();
    await guest.button("resign.sure").click();
    await guest.replay.waitFor();
    expect(await guest.asked()).toBe(false);
    await expect.poll(() => guest.prompt.textContent()).toContain(await guest.say("result.lost.you"));
    await guest.page.getByRole("dialog").waitFor(); // it does not cover the actions below
    const outside = guest.page.locator(":not(dialog *, [role=dialog] *)");
    await guest.next(() => guest.button("rematch.swap").and(outside).click());
    await guest.replay.waitFor({ state: "detached" });
    await guest.asked();
    const mine = await guest.hand.allTextContents();
    expect(mine).toHaveLength(6);
    for (const card of mine) expect(card).toContain(await guest.say("lords.army.dwarves"));
  });

  it("allows undo at any time", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    await guest.asked();
    await guest.next(() => withMouse(guest));
    await guest.asked(); // the computer has answered in the meantime
    await expect.poll(() => guest.units.count()).toBeGreaterThan(0);
    await guest.next(() => guest.button("undo").click());
    await guest.asked();
    while (await guest.units.count()) {
      await guest.next(() => guest.button("undo").click());
      await guest.asked();
    }
    await expect.poll(() => guest.targets.count()).toBe(0);
    await expect.poll(() => guest.hand.count()).toBe(6);
  });

  it.each([
    ["a desktop", DESKTOP, "pl"],
    ["a phone", PHONE, "ru"],
  ] as const)("is played by the computer at the player's pace, at %s", async (_, device, language) => {
    const guest = await site.visitor({ language }, device);
    const told: string[] = [];
    guest.page.on("websocket", (line) =>
      line.on(
        "framesent",
        ({ payload }) => void told.push(...(/"pace":"(\w+)"/.exec(String(payload))?.slice(1) ?? [])),
      ),
    );
    await guest.table([ME, BOT]);
    await guest.asked();
    expect(told).toEqual([]); // the default pace is not sent
    await guest.button("menu").click();
    const choice = guest.page.getByLabel(guest.t("pace"));
    await choice.selectOption({ label: guest.t("speed.slow") });
    await expect.poll(() => told).toEqual(["slow"]);
    await guest.page.reload();
    await guest.asked();
    await expect.poll(() => told).toEqual(["slow", "slow"]); // a new connection must send it again
  });
});
