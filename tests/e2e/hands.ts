// How people answer: with a mouse, with a finger, with keys alone.  Each takes the first thing that is lit.
import type { Locator } from "playwright-core";
import type { Visitor } from "./visitor";

type Touch = (what: Locator) => Promise<void>;

async function answer(guest: Visitor, touch: Touch): Promise<void> {
  const draw = await guest.plain("draw");
  const pass = await guest.plain("stay", "hold", "stop");
  if (await guest.playable.count()) {
    await touch(guest.playable.first());
    await touch(guest.targets.first());
  } else if (await draw.count()) {
    await touch(draw);
  } else if (await guest.targets.count()) {
    await touch(guest.targets.first()); // the only unit that can act is picked up already
  } else if (await guest.actors.count()) {
    await touch(guest.actors.first());
    await touch(guest.targets.first());
  } else await touch(pass);
}

export const withMouse = (guest: Visitor): Promise<void> => answer(guest, (what) => what.click());
export const withFinger = (guest: Visitor): Promise<void> => answer(guest, (what) => what.tap());

/** Only the quick answers that need no unit: for games that are played for their end. */
export async function quickly(guest: Visitor): Promise<void> {
  const plain = await guest.plain("draw", "stay", "hold", "stop");
  if (await plain.count()) await plain.first().click();
  else await withMouse(guest);
}

/** Presses Tab (or Shift+Tab) until the focus is on it. */
export async function tabTo(guest: Visitor, what: Locator, key = "Tab"): Promise<void> {
  const there = (): Promise<boolean> =>
    what.evaluate((node) => node === document.activeElement || node.contains(document.activeElement));
  for (let presses = 0; presses < 120; presses++) {
    if (await there()) return;
    await guest.page.keyboard.press(key);
  }
  throw new Error("the focus does not come here by Tab");
}

/** Keys alone: digits pick a card, Tab goes to the field, N to the next lit square, Enter does it. */
export async function withKeys(guest: Visitor): Promise<void> {
  const { keyboard } = guest.page;
  const draw = await guest.plain("draw");
  const pass = await guest.plain("stay", "hold", "stop");
  const light = async (): Promise<void> => {
    await tabTo(guest, guest.field);
    await keyboard.press("n");
    await keyboard.press("Enter");
  };
  if (await guest.playable.count()) {
    const name = (await guest.playable.first().textContent()) ?? "";
    await keyboard.press(/\d/.exec(name)![0]); // a card's name begins with its number
    await guest.targets.first().waitFor();
    await light();
  } else if ((await draw.count()) || !((await guest.targets.count()) || (await guest.actors.count()))) {
    await tabTo(guest, (await draw.count()) ? draw : pass);
    await keyboard.press("Enter");
  } else {
    const picked = await guest.targets.count();
    await light();
    if (!picked) await light();
  }
}

/** Always the same choice in the same position, and not just the first: for pictures of games that look played. */
export async function likely(guest: Visitor): Promise<void> {
  const middle = async (what: Locator): Promise<void> => what.nth((await what.count()) >> 1).click();
  if (await guest.playable.count()) {
    await middle(guest.playable);
    await guest.targets.first().waitFor();
    await middle(guest.targets);
  } else await withMouse(guest);
}
