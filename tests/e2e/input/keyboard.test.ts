import { describe, expect, it } from "vitest";
import { tabTo, withKeys } from "../hands";
import { openSite } from "../open";

const site = openSite();

describe("without a mouse", () => {
  it("a whole game can be played, from the home screen to the replay", async () => {
    const guest = await site.visitor();
    const { keyboard } = guest.page;
    await guest.go("new");
    const press = async (what: ReturnType<typeof guest.button>): Promise<void> => {
      await tabTo(guest, what);
      await keyboard.press("Enter");
    };
    // The second place is set to the first computer level in the list.
    const second = guest.page.getByLabel(guest.t("place.who")).nth(1);
    await tabTo(guest, second);
    await keyboard.type(guest.t("computer"));
    await expect.poll(() => second.inputValue()).toMatch(/^bot:/);
    await press(guest.page.getByText(guest.t("variants")));
    await tabTo(guest, guest.page.getByLabel(guest.t("option.units")));
    await keyboard.type("1");
    await press(guest.button("create"));
    await guest.field.waitFor();

    await keyboard.press("?");
    await guest.page.getByRole("dialog").waitFor();
    await keyboard.press("Escape");
    await guest.page.getByRole("dialog").waitFor({ state: "hidden" });

    await guest.playOut(withKeys);
    await press(guest.button("replay.first"));
    await guest.replay.getByText(/^0\s*\//).waitFor();
    await keyboard.press("ArrowRight");
    await guest.replay.getByText(/^1\s*\//).waitFor();
  });

  it("a game against the computer starts with two presses of Enter", async () => {
    const guest = await site.visitor();
    await guest.go();
    await tabTo(guest, guest.button("play.lords"));
    await guest.page.keyboard.press("Enter");
    await guest.button("start").waitFor();
    await tabTo(guest, guest.button("start"));
    await guest.page.keyboard.press("Enter");
    expect(await guest.asked()).toBe(true);
    // Arrow keys move along the hand and over the board, and Escape clears the picked card.
    await guest.page.keyboard.press("1");
    await guest.targets.first().waitFor();
    await guest.page.keyboard.press("ArrowRight");
    await expect.poll(() => guest.hand.nth(1).evaluate((node) => node === document.activeElement)).toBe(true);
    await tabTo(guest, guest.field, "Shift+Tab");
    const square = (): Promise<string | null> => guest.page.evaluate(() => document.activeElement!.textContent);
    const before = await square();
    await guest.page.keyboard.press("ArrowUp");
    expect(await square()).not.toBe(before);
    await guest.page.keyboard.press("Escape");
    await expect.poll(() => guest.targets.count()).toBe(0);
  });
});
