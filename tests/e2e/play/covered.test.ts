// No advice, news or note covers an answer, on any screen size.
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import { withMouse } from "../hands";
import { PHONE } from "../site";
import * as invasion from "../invasion";
import { openSite } from "../open";
import { BOT, ME, type Seat, type Visitor } from "../visitor";

const site = openSite();
const SCREENS = [
  { width: 390, height: 844 }, // a phone
  { width: 360, height: 740 }, // a low screen
  { width: 820, height: 1180 }, // a tablet
  { width: 1180, height: 820 }, // a tablet in landscape
  { width: 1280, height: 720 }, // a small desktop
];

/** Elements over an answer or over the question; and the first answer, if it is not completely visible. */
const covered = (guest: Visitor): Promise<string[]> =>
  guest.page.evaluate(() => {
    const room = document.querySelector("main .ask")!.getBoundingClientRect();
    const lowest = Math.min(room.bottom, innerHeight);
    const parts = document.querySelectorAll<HTMLElement>("main .ask :is(.prompt .sentence, .answers button)");
    const first = document.querySelector("main .ask .answers button")?.getBoundingClientRect();
    const cut =
      first && first.bottom > lowest + 1 ? [`the first answer ends at ${first.bottom}, its room at ${lowest}`] : [];
    const over = [...parts].flatMap((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      const box = (part.matches("button") ? part : words).getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, room.top, 0) + 2, Math.min(box.bottom, lowest) - 2];
      if (top >= bottom) return []; // out of sight until scrolled into view
      const middle = (box.left + box.right) / 2;
      const found = [top, (top + bottom) / 2, bottom].flatMap((y) => {
        // Elements without pointer events still cover the view.
        const blind = [...document.querySelectorAll(".news p")].filter((each) => {
          const line = each.getBoundingClientRect();
          return line.top < y && y < line.bottom;
        });
        const there = [box.left + 3, middle, box.right - 3].map((x) => document.elementFromPoint(x, y));
        return [...blind, ...there.filter((each) => !part.contains(each) && !each?.contains(part))];
      });
      return found.map((each) => `${part.textContent.trim()}: under ${each?.textContent}`);
    });
    return [...cut, ...new Set(over)];
  });

/** Checks the same question on all screen sizes. */
async function look(guest: Visitor, when: string): Promise<void> {
  for (const screen of SCREENS) {
    await guest.page.setViewportSize(screen);
    await expect.poll(() => covered(guest), { message: `${when}, ${screen.width} by ${screen.height}` }).toEqual([]);
  }
}

const GAMES: [string, Seat[], (guest: Visitor) => Promise<void>, number][] = [
  ["lords", [ME, BOT], withMouse, 5],
  ["invasion", [invasion.DWARF, invasion.ORC_BOT], invasion.withMouse, 10],
  ["conquest", [conquest.MARINES, conquest.ORK_BOT], conquest.withMouse, 11], // with advice, and with an answer in two lines
];

describe.each(GAMES)("at the table of %s", (game, seats, hands, questions) => {
  it("nothing covers the question", async () => {
    const guest = await site.visitor({ language: "ru" });
    await guest.table(seats, {}, { game, contribution: "three" });
    let advised = 0;
    for (let given = 0; given < questions && (await guest.asked()); given++) {
      await look(guest, `question ${given}`);
      advised += await guest.page.locator(".notes .habit:visible").count();
      await guest.next(() => hands(guest));
    }
    if (game === "conquest") expect(advised).toBeGreaterThan(0);
  });
});

it.each(GAMES)("the first news of %s is next to the question", async (game, seats) => {
  const guest = await site.visitor({ language: "ru" }, PHONE);
  await guest.table(seats, { first: "1" }, { game });
  await guest.asked();
  const news = guest.page.locator(".news p.first");
  await news.evaluate((line) => line.classList.remove("first")); // from now on it is not the first news
  await expect.poll(() => guest.page.locator(".news p:not(.first)").count()).toBe(1);
  await look(guest, "at the beginning");
});
