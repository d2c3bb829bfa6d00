import { describe, expect, it } from "vitest";
import { PHONE, TABLET } from "../site";
import { withFinger } from "../hands";
import { LONG, openSite } from "../open";
import { BOT, ME, OPEN, SHORT } from "../visitor";

const site = openSite();

describe("on a phone", () => {
  it("a game is reached with two taps, and board, question and hand are visible", async () => {
    const guest = await site.visitor({}, PHONE);
    await guest.go();
    await guest.button("play.lords").tap();
    await guest.button("start").tap();
    await guest.asked();
    const { width, height } = guest.page.viewportSize()!;
    await expect.poll(() => guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const part of [guest.field, guest.prompt, guest.hand.first()]) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it("a game is played to its end by touch", async () => {
    const guest = await site.visitor({}, PHONE);
    await guest.table([ME, BOT], SHORT);
    await guest.playOut(withFinger);
    await expect.poll(() => guest.prompt.textContent()).toBeTruthy();
  });

  it("a long press enlarges a card and does not play it", async () => {
    const guest = await site.visitor({}, PHONE);
    await guest.table([ME, BOT], { first: "1" });
    await guest.asked();
    const box = (await guest.hand.first().boundingBox())!;
    const finger = await guest.page.context().newCDPSession(guest.page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const card = guest.page.getByRole("dialog", { name: guest.t("inspector") });
    await card.waitFor();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => card.textContent()).toContain(await guest.say("lords.army.orcs"));
    await guest.button("close").tap();
    await card.waitFor({ state: "hidden" });
    await expect.poll(() => guest.units.count()).toBe(0);
  });

  it.each(LONG ? (["en", "pl", "ru"] as const) : (["ru"] as const))(
    "no element is wider than the screen, in %s",
    async (language) => {
      const guest = await site.visitor({ language }, PHONE);
      const narrow = async (where: string): Promise<void> => {
        await guest.page.getByRole("heading").first().waitFor();
        await guest.page.waitForLoadState("networkidle");
        // On a phone, an element that is too wide enlarges the layout viewport.
        await expect
          .poll(() => guest.page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)), {
            message: where,
          })
          .toBe(390);
      };
      for (const screen of ["", "new", "learn", "rules", "cards", "army", "scenarios", "settings"]) {
        await guest.go(screen);
        await narrow(`#/${screen}`);
      }
      await guest.table([ME, OPEN]);
      await guest.heading("waiting").waitFor();
      await narrow("a table that waits");
      await guest.table([ME, BOT], { first: "1" });
      await guest.answers(2, withFinger);
      await guest.asked();
      await narrow("the table");
    },
  );
});

describe("on a tablet", () => {
  it("a few turns are played on an endless board", async () => {
    const guest = await site.visitor({}, TABLET);
    await guest.table([ME, BOT], { borderless: true, first: "1" });
    await guest.answers(4, withFinger);
    await guest.button("zoom.out").tap();
    await guest.button("zoom.fit").tap();
    await expect.poll(() => guest.units.count()).toBeGreaterThan(0); // some may have been eliminated
  });
});
