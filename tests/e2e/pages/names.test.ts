// The name of every card in every language fits on every card face without a broken word.
import { describe, expect, it } from "vitest";
import { DESKTOP } from "../site";
import { LONG, openSite } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();
// Width of a card face on a phone, a desktop and a large screen; in play also in a crowded zone.
const WIDTHS = { hand: [78, 124, 210], board: [46, 78, 124, 210], large: [180, 320] };
type Size = keyof typeof WIDTHS;
const SIZES: readonly Size[] = ["hand", "board", "large"];
const HIGH = { hand: 1.38, board: 1.16, large: 1.38 }; // height as a multiple of the width

/** The gallery of all cards of a game, rendered at once at this face size. To save time, only the names are laid out. */
async function shelf(guest: Visitor, game: string, size: Size): Promise<void> {
  await guest.page.addInitScript(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(readonly tell: (seen: object[]) => void) {}
        observe(target: Element): void {
          this.tell([{ target, isIntersecting: true }]);
        }
        unobserve(): void {}
        disconnect(): void {}
      },
      requestIdleCallback: () => 0, // pictures are only drawn in idle time
    });
  });
  // The only place in the bundle that sets the face size of the gallery; bundle file names vary.
  const place = /(\.faces\.game\},get code\(\)\{[^}]*\},size:)"hand"/;
  await guest.page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: script.replace(place, `$1${JSON.stringify(size)}`) });
  });
  await guest.page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".face > :is(.box, .corners, .shade) { display: none } main .cards { visibility: hidden }");
      document.adoptedStyleSheets.push(sheet);
    }),
  );
  await guest.go(`cards/${game}`);
  await expect.poll(() => guest.page.locator("main .cards .face").count(), { timeout: 60_000 }).toBeGreaterThan(100);
  await expect.poll(() => guest.page.locator(`main .cards .face:not(.${size})`).count()).toBe(0);
}

/** Words that are broken, or cut off at the edge of the face, when all faces have this width. */
const cutAt = (guest: Visitor, width: number, high: number): Promise<{ names: number; wrong: string[] }> =>
  guest.page.evaluate(
    async ({ width, high }) => {
      for (const face of document.querySelectorAll<HTMLElement>("main .face")) {
        const box = face.closest<HTMLElement>("button")!;
        Object.assign(box.style, { width: `${width}px`, height: `${width * high}px`, aspectRatio: "auto" });
      }
      // Fonts are loaded on first use, and names are measured again when they have loaded.
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      for (let frames = 0; frames < 2; frames++) {
        await frame();
        await document.fonts.ready;
      }
      await frame();
      const pen = document.createElement("canvas").getContext("2d")!;
      const wrong: string[] = [];
      const names = document.querySelectorAll<HTMLElement | SVGElement>("main .face .name, main .face .title");
      for (const name of names) {
        const face = name.closest<HTMLElement | SVGElement>(".face")!;
        const edge = face.getBoundingClientRect();
        const rim = face.clientLeft - 0.5; // everything beyond it is clipped
        const { fontFamily, fontWeight } = getComputedStyle(name);
        pen.font = `${fontWeight} 100px ${fontFamily}`;
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let node = text.nextNode(); node; node = text.nextNode()) {
          for (const word of node.textContent!.matchAll(/[^\s-–]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const rows = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
            const box = range.getBoundingClientRect();
            const ink = pen.measureText(word[0]);
            const scale = box.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
            const line = box.top + ink.fontBoundingBoxAscent * scale; // the baseline
            const inside =
              box.width > 0 &&
              box.left >= edge.left + rim &&
              box.right <= edge.right - rim &&
              line - ink.actualBoundingBoxAscent * scale >= edge.top + rim &&
              line + ink.actualBoundingBoxDescent * scale <= edge.bottom - rim;
            if (rows.size !== 1 || !inside) wrong.push(`${name.textContent}: ${word[0]}`);
          }
        }
      }
      return { names: names.length, wrong };
    },
    { width, high },
  );

describe.runIf(LONG).each(["lords", "invasion", "conquest"])("the names of %s", (game) => {
  describe.each(["en", "pl", "ru"] as const)("in %s", (language) => {
    it.each(SIZES)("are complete at every face size: %s", async (size) => {
      const guest = await site.visitor({ language }, { ...DESKTOP, serviceWorkers: "block" });
      await shelf(guest, game, size);
      for (const width of WIDTHS[size]) {
        const { names, wrong } = await cutAt(guest, width, HIGH[size]);
        expect(names).toBeGreaterThan(100);
        expect(wrong, `${game} in ${language}, ${width} pixels wide`).toEqual([]);
      }
    });
  });
});
