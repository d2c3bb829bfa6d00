// Gives an answer of Lords of War with mouse, touch or keyboard, choosing the first highlighted element.
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
    await touch(guest.targets.first()); // the only unit that can act is picked automatically
  } else if (await guest.actors.count()) {
    await touch(guest.actors.first());
    await touch(guest.targets.first());
  } else await touch(pass);
}

export const withMouse = (guest: Visitor): Promise<void> => answer(guest, (what) => what.click());
export const withFinger = (guest: Visitor): Promise<void> => answer(guest, (what) => what.tap());

/** Prefers answers that need no unit, for tests about the end of a game. */
export async function quickly(guest: Visitor): Promise<void> {
  const plain = await guest.plain("draw", "stay", "hold", "stop");
  if (await plain.count()) await plain.first().click();
  else await withMouse(guest);
}

/** Presses Tab (or Shift+Tab) until the element has the focus. */
export async function tabTo(guest: Visitor, what: Locator, key = "Tab"): Promise<void> {
  const there = (): Promise<boolean> =>
    what.evaluate((node) => node === document.activeElement || node.contains(document.activeElement));
  for (let presses = 0; presses < 120; presses++) {
    if (await there()) return;
    await guest.page.keyboard.press(key);
  }
  throw new Error("the focus does not come here by Tab");
}

/** Keyboard only: digits pick a card, Tab focuses the board, N the next highlighted square, Enter confirms. */
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

/** Deterministic choice, but not always the first option, so that screenshots show realistic games. */
export async function likely(guest: Visitor): Promise<void> {
  const middle = async (what: Locator): Promise<void> => what.nth((await what.count()) >> 1).click();
  if (await guest.playable.count()) {
    await middle(guest.playable);
    await guest.targets.first().waitFor();
    await middle(guest.targets);
  } else await withMouse(guest);
}
