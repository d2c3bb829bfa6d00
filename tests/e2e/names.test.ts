// The names of all cards in every language: whole, and no word of them broken, on every face.
import { describe, expect, it } from "vitest";
import { DESKTOP } from "./house";
import { LONG, openHouse } from "./open";

const house = openHouse();
const WIDTHS = [78, 124, 210]; // of a face: on a phone, on a desktop, on a large screen

describe.runIf(LONG).each(["lords", "invasion", "conquest"])("the names of %s", (game) => {
  it.each(["en", "pl", "ru"] as const)("are written whole at every size, in %s", async (language) => {
    const guest = await house.visitor({ language }, { ...DESKTOP, serviceWorkers: "block" });
    await guest.page.addInitScript(() => {
      // Every face is drawn at once, not only those in sight.
      Object.assign(globalThis, {
        IntersectionObserver: class {
          constructor(readonly tell: (seen: object[]) => void) {}
          observe(target: Element): void {
            this.tell([{ target, isIntersecting: true }]);
          }
          unobserve(): void {}
          disconnect(): void {}
        },
      });
    });
    await guest.go(`cards/${game}`);
    const faces = guest.page.locator("main .face");
    await expect.poll(() => faces.count(), { timeout: 60_000 }).toBeGreaterThan(100);
    await guest.page.waitForLoadState("networkidle");
    await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of WIDTHS) {
      const cut = await guest.page.evaluate(async (wide) => {
        const wrong: string[] = [];
        for (const face of document.querySelectorAll<HTMLElement>("main .face")) {
          const box = face.closest<HTMLElement>("button, li")!;
          box.style.width = `${wide}px`;
        }
        // Letters are measured in the width of their face: it is known a frame later.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const name of document.querySelectorAll<HTMLElement | SVGElement>("main .face .name, main .face .title")) {
          const frame = name.closest(".face")!.getBoundingClientRect();
          const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          for (let node = text.nextNode(); node; node = text.nextNode()) {
            for (const word of node.textContent!.matchAll(/[^\s-–]+/g)) {
              const range = document.createRange();
              range.setStart(node, word.index);
              range.setEnd(node, word.index + word[0].length);
              const rows = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
              const { left, right, top, bottom } = range.getBoundingClientRect();
              const inside =
                left >= frame.left - 1 &&
                right <= frame.right + 1 &&
                top >= frame.top - 1 &&
                bottom <= frame.bottom + 1;
              if (rows.size > 1 || !inside) wrong.push(`${name.textContent}: ${word[0]}`);
            }
          }
        }
        return wrong;
      }, width);
      expect(cut, `${game} in ${language}, ${width} pixels wide`).toEqual([]);
    }
  });
});
