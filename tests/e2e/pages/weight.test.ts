// Bytes loaded until the first decision, and layout shifts.
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import * as lords from "../hands";
import { DESKTOP, PHONE } from "../site";
import * as invasion from "../invasion";
import { LONG, openSite } from "../open";
import { BOT, type Visitor } from "../visitor";

declare global {
  interface Window {
    shifted: number; // total layout shift
    movers: string[]; // which
  }
}

const site = openSite();
const FRESH = { ...DESKTOP, serviceWorkers: "block" } as const; // an empty cache, and no requests by a service worker
const MOST = 150; // maximum kilobytes until the first decision, in every game and language
const MOST_FROM_HOME = 185; // maximum kilobytes of the home screen and all that follows until the first decision, in English
const LANGUAGES = LONG ? (["en", "pl", "ru"] as const) : (["ru"] as const); // the Russian fonts are the largest
const WHOLE = 600_000; // milliseconds for a whole game
const STILL = 0.1; // maximum layout shift in a whole game, without shifts in response to clicks
const GAMES = [
  { game: "lords", mine: "orcs", theirs: "dwarves", hands: lords, options: { first: "1" } },
  { game: "invasion", mine: "dwarf", theirs: "orc", hands: invasion, options: {} },
  { game: "conquest", mine: "space-marines", theirs: "orks", hands: conquest, options: {} },
] as const;

const PAINTER = /\/assets\/paint-/; // the picture generator, which is loaded in idle time

/** Records the compressed size of all responses from now on. */
async function scales(guest: Visitor): Promise<{ told: (what: string) => Promise<number> }> {
  const line = await guest.page.context().newCDPSession(guest.page);
  await line.send("Network.enable");
  const asked = new Map<string, { url: string; bytes: number }>(); // of the server: generated pictures are requests, too
  line.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (url.startsWith("http")) asked.set(requestId, { url, bytes: 0 });
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  return {
    /** Kilobytes of everything except the picture generator. */
    told: async (what) => {
      await guest.page.waitForLoadState("networkidle");
      const all = [...asked.values()];
      const needed = all.filter(({ url }) => !PAINTER.test(url));
      const [sum, whole] = [needed, all].map((each) => each.reduce((total, { bytes }) => total + bytes, 0) / 1000);
      console.log(
        `${what}: ${Math.round(sum!)} kB in ${needed.length} requests, ` +
          `all told ${Math.round(whole!)} kB in ${all.length}`,
      );
      return sum!;
    },
  };
}

describe.each(GAMES)("$game", ({ game, mine, theirs, hands, options }) => {
  const seats = [
    { kind: "me", deck: mine },
    { ...BOT, deck: theirs },
  ] as const;

  it.each(LANGUAGES)("loads few bytes before the first question of a table, in %s", async (language) => {
    const host = await site.visitor();
    const id = await host.table([...seats], options, { game });
    const { cookies } = await host.page.context().storageState();
    const guest = await site.visitor({ language }, FRESH);
    await guest.page.context().addCookies(cookies);
    const { told } = await scales(guest);
    await guest.go(`table/${id}`);
    expect(await guest.asked()).toBe(true);
    expect(await told(`${game}, by link, in ${language}`)).toBeLessThan(MOST);
  });

  it.runIf(LONG)("loads few bytes from the home screen to the first decision", async () => {
    const guest = await site.visitor({}, FRESH);
    const { told } = await scales(guest);
    await guest.go();
    await guest.button(`play.${game}`).click();
    await guest.button("start").click();
    await guest.asked();
    expect(await told(`${game}, from home`)).toBeLessThan(MOST_FROM_HOME);
  });

  it("gives a long question the space of the log, and scrolls the rest, with a marker", async () => {
    const guest = await site.visitor();
    await guest.table([...seats], options, { game });
    await guest.asked();
    const [before, after, tools] = await guest.page.evaluate(() => {
      const box = (part: string): DOMRect => document.querySelector(`.side > ${part}`)!.getBoundingClientRect();
      const short = box(".ask");
      document.querySelector(".ask .sentence")!.textContent = "Which one? ".repeat(300);
      return [short, box(".ask"), box(".more")] as const;
    });
    expect(after.bottom).toBeLessThanOrEqual(tools.top);
    expect(after.top).toBeLessThanOrEqual(before.top);
    await expect.poll(() => guest.page.locator(".side > .ask[data-rest]").count()).toBe(1);
  });

  it.runIf(LONG).each([
    ["a desktop", DESKTOP, hands.withMouse],
    ["a phone", PHONE, hands.withFinger],
  ] as const)(
    "hardly moves by itself in a whole game, on %s",
    async (where, device, touch) => {
      const guest = await site.visitor({}, device);
      await guest.page.addInitScript(() => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        }
        const isShift = (each: PerformanceEntry): each is Shift => each.entryType === "layout-shift";
        [window.shifted, window.movers] = [0, []];
        new PerformanceObserver((list) => {
          for (const each of list.getEntries().filter(isShift)) {
            if (each.hadRecentInput) continue;
            window.shifted += each.value;
            const who = each.sources.map(
              ({ node }) => `${node?.nodeName.toLowerCase()}.${node?.getAttribute?.("class")}`,
            );
            window.movers.push(`${each.value.toFixed(3)} ${who.join(" | ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await guest.table([...seats], game === "lords" ? { ...options, units: 8 } : options, { game });
      await guest.answers(200, touch);
      const shifted = await guest.page.evaluate(() => window.shifted);
      const movers = await guest.page.evaluate(() => window.movers);
      console.log(
        [`${game}, ${where}: layout shift ${shifted.toFixed(3)}`, ...movers.sort().reverse().slice(0, 12)].join("\n  "),
      );
      expect(shifted).toBeGreaterThanOrEqual(0);
      expect(shifted).toBeLessThan(STILL);
    },
    WHOLE,
  );
});
