import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { withMouse } from "../hands";
import { PHONE } from "../site";
import { openSite, THEMES } from "../open";
import { BOT, ME, OPEN, type Preferences } from "../visitor";

const site = openSite();

describe.each(THEMES.map((theme) => ({ theme })))(
  "in $theme, the accessibility checks find nothing wrong",
  ({ theme }) => {
    const preferences: Preferences = { theme };

    it("on the screens around the table", async () => {
      const guest = await site.visitor(preferences);
      for (const screen of ["", "new", "cards", "army", "scenarios", "settings", "about"]) {
        await guest.go(screen);
        await guest.page.waitForLoadState("networkidle");
        expect(await problems(guest), `#/${screen}`).toEqual([]);
      }
      await guest.go();
      await guest.button("play.lords").click();
      await guest.button("start").waitFor();
      expect(await problems(guest), "choosing an army").toEqual([]);
      await guest.go("cards");
      await guest.page
        .getByRole("main")
        .getByRole("button", { name: /Orc Warhog/ })
        .first()
        .click();
      await guest.page.getByRole("dialog").waitFor();
      expect(await problems(guest), "a card in full").toEqual([]);
    });

    it("at a table that waits for players", async () => {
      const [host, friend] = [await site.visitor(preferences), await site.visitor(preferences)];
      const id = await host.table([ME, OPEN]);
      await host.heading("waiting").waitFor();
      expect(await problems(host), "the host").toEqual([]);
      await friend.go(`table/${id}`);
      await friend.button("sit").waitFor();
      expect(await problems(friend), "the guest").toEqual([]);
    });

    it.each([
      ["a desktop", undefined],
      ["a phone", PHONE],
    ])("at the table on %s: the player's turn, a picked card, help, the end", async (_, device) => {
      const guest = await site.visitor(preferences, device);
      await guest.table([ME, { ...BOT, deck: "elves" }], { first: "1" });
      await guest.answers(4, withMouse);
      expect(await guest.asked()).toBe(true);
      expect(await problems(guest), "one's turn").toEqual([]);
      await guest.page.keyboard.press("1");
      expect(await problems(guest), "a card picked up").toEqual([]);
      await guest.page.keyboard.press("Escape");
      await guest.page.keyboard.press("?");
      await guest.page.getByRole("dialog").waitFor();
      expect(await problems(guest), "help").toEqual([]);
      await guest.page.keyboard.press("Escape");
      await guest.button("resign").click();
      await guest.button("resign.sure").click();
      await guest.replay.waitFor();
      expect(await problems(guest), "the end").toEqual([]);
    });

    it("between two players at one screen, and on an endless board", async () => {
      const guest = await site.visitor(preferences);
      await guest.table([ME, { kind: "me", deck: "elves" }], { borderless: true });
      await guest.ready.waitFor();
      expect(await problems(guest), "the hand-over").toEqual([]);
      await guest.answers(2, withMouse);
      await guest.asked();
      expect(await problems(guest), "the field").toEqual([]);
    });
  },
);
