// What a page weighs until its first decision, and whether anything moves that nobody touched.
import { describe, expect, it } from "vitest";
import * as conquest from "./conquest";
import { withMouse } from "./hands";
import { DESKTOP } from "./house";
import * as invasion from "./invasion";
import { LONG, openHouse } from "./open";
import { BOT, type Visitor } from "./visitor";

const house = openHouse("--still");
const FRESH = { ...DESKTOP, serviceWorkers: "block" } as const; // nothing is kept from before, and nobody fetches beside the page
// No more than measured (docs/reference/performance.md): kilobytes by link, and the sum of shifts.  The aims are 150 and 0.1.
const GAMES = [
  { game: "lords", mine: "orcs", theirs: "dwarves", hands: withMouse, options: { first: "1" }, most: 320, shift: 0.2 },
  { game: "invasion", mine: "dwarf", theirs: "orc", hands: invasion.withMouse, options: {}, most: 620, shift: 0.3 },
  {
    game: "conquest",
    mine: "space-marines",
    theirs: "orks",
    hands: conquest.withMouse,
    options: {},
    most: 520,
    shift: 0.9,
  },
] as const;

/** Counts what comes over the line, packed as it comes, from now on. */
async function scales(guest: Visitor): Promise<{ bytes: number; requests: number }> {
  const line = await guest.page.context().newCDPSession(guest.page);
  await line.send("Network.enable");
  const sum = { bytes: 0, requests: 0 };
  const asked = new Set<string>(); // of the server: pictures that a page draws by itself are requests, too
  line.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) asked.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!asked.has(requestId)) return;
    sum.bytes += encodedDataLength;
    sum.requests += 1;
  });
  return sum;
}

describe.each(GAMES)("$game", ({ game, mine, theirs, hands, options, most, shift }) => {
  const seats = [
    { kind: "me", deck: mine },
    { ...BOT, deck: theirs },
  ] as const;

  it("is light: a table opened by its link asks its first question after no more than before", async () => {
    const host = await house.visitor();
    const id = await host.table([...seats], options, { game });
    const { cookies } = await host.page.context().storageState();
    const guest = await house.visitor({}, FRESH);
    await guest.page.context().addCookies(cookies);
    const sum = await scales(guest);
    await guest.go(`table/${id}`);
    expect(await guest.asked()).toBe(true);
    await guest.page.waitForLoadState("networkidle");
    console.log(`${game}, by link: ${Math.round(sum.bytes / 1000)} kB in ${sum.requests} requests`);
    expect(sum.bytes).toBeLessThan(most * 1000);
  });

  it.runIf(LONG)("is told how much it weighs from the home screen to the first decision", async () => {
    const guest = await house.visitor({}, FRESH);
    const sum = await scales(guest);
    await guest.go();
    await guest.button(`play.${game}` as "play.lords").click();
    await guest.button("start").click();
    await guest.page.locator("[data-moment]").waitFor();
    await guest.page.waitForLoadState("networkidle");
    console.log(`${game}, from home: ${Math.round(sum.bytes / 1000)} kB in ${sum.requests} requests`);
    expect(sum.bytes).toBeLessThan(800_000);
  });

  it.skipIf(!LONG)("moves no more than before by itself in sixty answers", async () => {
    const guest = await house.visitor();
    await guest.page.addInitScript(() => {
      const kept = globalThis as { shifted?: number };
      kept.shifted = 0;
      new PerformanceObserver((list) => {
        for (const each of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!each.hadRecentInput) kept.shifted! += each.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await guest.table([...seats], game === "lords" ? { ...options, units: 8 } : options, { game });
    await guest.answers(60, hands);
    const shifted = await guest.page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? -1);
    console.log(`${game}: layout shift ${shifted.toFixed(3)}`);
    expect(shifted).toBeGreaterThanOrEqual(0);
    expect(shifted).toBeLessThan(shift);
  });
});
