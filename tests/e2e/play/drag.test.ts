// Dragging a card from the hand to its place, in every game: what is lit takes it, elsewhere it goes back.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import * as invasion from "../invasion";
import { openSite } from "../open";
import { BOT, ME, type Visitor } from "../visitor";

const site = openSite();

async function middle(what: Locator): Promise<[number, number]> {
  const box = (await what.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses on a card, carries it to one of the places that light up, and lets go; or at once, where there is no place. */
async function carry(guest: Visitor, card: Locator, places: Locator | null): Promise<void> {
  const { mouse } = guest.page;
  const [x, y] = await middle(card);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y - 30, { steps: 3 });
  await guest.page.locator(".dragged").waitFor();
  if (places) await mouse.move(...(await middle(places.first())), { steps: 5 });
  await mouse.up();
}

const GAMES = {
  lords: async (guest: Visitor) => {
    await guest.table([ME, BOT], { first: "1" });
    return guest.targets;
  },
  invasion: async (guest: Visitor) => {
    await invasion.table(guest, [invasion.DWARF, invasion.ORC_BOT], { first: "1" });
    await guest.answers(1, (each) => each.prompt.locator("[data-option=keep]").click());
    while ((await guest.asked()) && !(await guest.playable.count()))
      await guest.next(() => guest.prompt.locator("[data-option=pass]").click());
    return invasion.lit(guest);
  },
  conquest: async (guest: Visitor) => {
    await conquest.table(guest, [conquest.MARINES, conquest.ORK_BOT], { first: "1" });
    await guest.answers(1, (each) => each.prompt.locator("[data-option=keep]").click());
    return conquest.lit(guest);
  },
};

describe.each(Object.entries(GAMES))("a card of %s", (_, open) => {
  it("is dragged to where it is played, and goes back when it is let go elsewhere", async () => {
    const guest = await site.visitor();
    const places = await open(guest);
    await guest.asked();
    const cards = await guest.hand.allTextContents();
    await carry(guest, guest.playable.last(), null);
    await guest.page.locator(".dragged").waitFor({ state: "detached" });
    await expect.poll(() => guest.hand.allTextContents()).toEqual(cards);
    await guest.next(() => carry(guest, guest.playable.last(), places));
    await expect.poll(() => guest.hand.allTextContents()).not.toEqual(cards);
  });
});
