// Dragging a card from the hand to its destination, in every game: highlighted elements accept it, elsewhere it
// returns.
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

/** Drags a card to one of the highlighted destinations, or releases it at once if there is none. */
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
  it("is played by dragging, and returns when released elsewhere", async () => {
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
