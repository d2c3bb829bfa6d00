// Each game by keyboard: Space gives the primary answer, other keys move the focus, and keys can be changed.
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import { withKeys } from "../hands";
import * as invasion from "../invasion";
import { LONG, openSite } from "../open";
import { BOT, ME, type Seat, type Visitor } from "../visitor";

const site = openSite();
const GAMES: [string, Seat[], (guest: Visitor) => Promise<number>][] = [
  ["lords", [ME, BOT], withBoard],
  ["invasion", [invasion.DWARF, invasion.ORC_BOT], press],
  ["conquest", [conquest.MARINES, conquest.ORK_BOT], press],
];

/** Gives an answer of Lords of War by keyboard; returns the number of key presses without Tab. */
async function withBoard(guest: Visitor): Promise<number> {
  if (await guest.prompt.locator(".answers .main:enabled").count()) return press(guest);
  await withKeys(guest);
  return 3;
}

/** Gives one answer by keyboard: Space for a primary answer, else the first answer, else the next highlighted element. */
async function press(guest: Visitor): Promise<number> {
  const { keyboard } = guest.page;
  const moment = (): Promise<string | null> => guest.page.locator("[data-moment]").getAttribute("data-moment");
  const before = await moment();
  const main = guest.prompt.locator(".answers .main:enabled");
  const plain = guest.prompt.locator(".answers button:enabled");
  if (await main.count()) {
    await keyboard.press("Space");
    return 1;
  }
  if (await plain.count()) {
    await keyboard.press("Space"); // to the first answer
    await expect.poll(() => plain.first().evaluate((node) => node === document.activeElement)).toBe(true);
    await keyboard.press("Space");
    return 2;
  }
  let presses = 0;
  for (; (await moment()) === before && presses < 12; presses += 2) {
    await keyboard.press("n");
    await keyboard.press("Enter");
    if (await plain.count()) {
      await plain.first().focus(); // the elements that Tab reaches
      await keyboard.press("Enter");
      presses += 2;
    }
    await guest.page.waitForFunction(
      (was) =>
        document.querySelector("[data-moment]")?.getAttribute("data-moment") !== was ||
        document.querySelector("main .lit, .playable") !== null,
      before,
    );
  }
  return presses;
}

describe.each(GAMES)("at the table of %s", (game, seats, hands) => {
  it("questions take the focus and can be answered by keyboard", async () => {
    const guest = await site.visitor();
    await guest.table(seats, {}, { game, contribution: "three" });
    let presses = 0;
    const most = LONG ? 400 : 6;
    for (let given = 0; given < most && (await guest.asked()); given++) {
      const focused = (): Promise<boolean> =>
        guest.prompt.evaluate((prompt) => prompt.contains(document.activeElement));
      await expect.poll(focused, { message: `question ${given} has the focus` }).toBe(true);
      await guest.next(async () => (presses += await hands(guest)));
    }
    expect(presses).toBeGreaterThan(0);
    console.log(`${game}: ${presses} key presses`);
  });
});

it("Shift+Space opens the choices of 'pass until', and ? lists the keys", async () => {
  const guest = await site.visitor();
  await guest.table([invasion.DWARF, invasion.ORC_BOT], {}, { game: "invasion", contribution: "three" });
  await guest.asked();
  await guest.next(() => guest.page.keyboard.press("Space")); // the starting hand is kept
  await guest.asked();
  await guest.page.getByRole("button", { name: guest.t("passing.until") }).waitFor();
  await guest.page.keyboard.press("Shift+Space");
  const sheet = guest.page.getByRole("dialog");
  await sheet.getByRole("heading", { name: guest.t("passing.until") }).waitFor();
  await guest.page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await guest.page.keyboard.press("?");
  await sheet.getByText("Shift+Space").waitFor();
});

it("another key can be set for an action; the action that had it gets the old key", async () => {
  const guest = await site.visitor();
  await guest.go("settings");
  const key = (action: "key.next" | "key.log") =>
    guest.page.locator("dl button").filter({ has: guest.page.locator(`#shown-${action.replace("key.", "")}`) });
  await key("key.next").click();
  await guest.page.keyboard.press("l");
  await expect.poll(() => key("key.next").innerText()).toBe("L");
  await expect.poll(() => key("key.log").innerText()).toBe("N");
  await key("key.next").click();
  await guest.page.keyboard.press("5"); // a digit always picks a card
  await guest.page.getByRole("alert").waitFor();
  await guest.page.keyboard.press("Escape");
  await guest.page.reload();
  await expect.poll(() => key("key.next").innerText()).toBe("L");
});
