// Touch screens: every control is large enough, and no text is cut off.
import { describe, expect, it } from "vitest";
import type { BrowserContextOptions } from "playwright-core";
import * as conquest from "../conquest";
import { PHONE } from "../site";
import * as invasion from "../invasion";
import { openSite, sample } from "../open";
import { BOT, ME, type Seat, type Visitor } from "../visitor";

const site = openSite();
const LEAST = 24; // pixels, either way: WCAG 2.5.8
const SMALL: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 740 } };

/** The table of a scenario, and its replay controls. */
async function replayed(guest: Visitor, path: string): Promise<void> {
  await guest.post("/session", { name: "Ada" });
  const found = (await guest.get<{ path: string }[]>(`/scenarios/${path.split("/")[0]}`)).find((each) =>
    each.path.replace(/\.yaml$/, "").endsWith(path),
  )!;
  await guest.go(`scenario/${encodeURIComponent(found.path)}`);
  await guest.button("replay.next").waitFor();
}

/** Visible controls that are smaller than the minimum. */
const tiny = (guest: Visitor): Promise<string[]> =>
  guest.page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary");
    return [...all].flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.closest(".hidden, .prose, p")) return [];
      const { width, height } = { width: each.offsetWidth, height: each.offsetHeight }; // before it is rotated
      if (!width || Math.min(width, height) >= least) return [];
      const words = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 40);
      return [`${each.className}: ${width} by ${height}, ${words}`];
    });
  }, LEAST);

/** Scenarios with the smallest elements: developments, facedown units, attachments, headquarters. */
const PLAYED: [string, number][] = [
  ["invasion/cards/corruption/011-bolt-of-change", 3],
  ["invasion/cards/empire/049-judgement-of-verena", 1],
  ["invasion/cards/orc/072-smash-em-all", 1],
  ["conquest/cards/devourer/005-great-scything-talons-hp", 1],
  ["conquest/cards/warlord/037-bladed-lotus-rifle-skirmish", 1],
  ["conquest/rules/16-abilities/modifiers", 1],
  ["lords/examples/EX-2-two-against-one", 1],
];

describe("on touch screens", () => {
  it.each(PLAYED)("everything is large enough: %s", async (path, steps) => {
    const guest = await site.visitor({ language: "ru" }, SMALL);
    await replayed(guest, path);
    for (let step = 0; step < steps; step++) {
      await expect.poll(() => tiny(guest), { message: `step ${step}` }).toEqual([]);
      await guest.button("replay.next").tap();
    }
    await expect.poll(() => tiny(guest)).toEqual([]);
  });

  const OPENED: [string, Seat[]][] = [
    ["lords", [ME, BOT]],
    ["invasion", [invasion.DWARF, invasion.ORC_BOT]],
    ["conquest", [conquest.MARINES, conquest.ORK_BOT]],
  ];
  it.each(sample(OPENED))("so is everything around a game of %s", async (game, seats) => {
    const guest = await site.visitor({ language: "ru" }, SMALL);
    await guest.table(seats, {}, { game });
    for (let given = 0; given < 4 && (await guest.asked()); given++) {
      await expect.poll(() => tiny(guest)).toEqual([]);
      const answers = guest.prompt.locator(".answers [data-option]"); // nothing covers the last of them
      if (!(await answers.count())) break;
      await guest.next(() => answers.last().tap());
    }
  });

  it("the numbers of a facedown unit can be read", async () => {
    const guest = await site.visitor({}, SMALL);
    await replayed(guest, "invasion/cards/corruption/011-bolt-of-change");
    const numbers = guest.page.locator(".developments .unit small");
    for (let step = 0; step < 4 && !(await numbers.count()); step++) await guest.button("replay.next").tap();
    await expect.poll(() => numbers.textContent()).toBe("2/2");
    expect(await numbers.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(12);
  });
});

describe("in a headquarters", () => {
  /** Names that are too small, broken, or cut off by neighbours, after being scrolled into view. */
  const unread = (guest: Visitor): Promise<string[]> =>
    guest.page.locator("[data-part$=' hq'] li").evaluateAll((cards) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll<HTMLElement>(".named, .face .name, .attached > span[aria-hidden]")]
          .filter((name) => name.checkVisibility())
          .flatMap((name) => {
            name.scrollIntoView({ inline: "center", block: "nearest" });
            const room = name.closest("ul")!.getBoundingClientRect();
            const frame = name.closest("button")!.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(name).fontSize);
            const node = name.lastChild!;
            const words = [...node.textContent!.matchAll(/[^\s-]+/g)].filter((word) => {
              const range = document.createRange();
              range.setStart(node, word.index);
              range.setEnd(node, word.index + word[0].length);
              const box = range.getBoundingClientRect();
              const rows = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
              const whole =
                box.left >= Math.max(room.left, frame.left) && box.right <= Math.min(room.right, frame.right);
              return rows.size !== 1 || !whole || box.top < room.top || box.bottom > room.bottom;
            });
            return words.length || size < 10 ? [`${node.textContent}: ${size} pixels, ${words.join(", ")}`] : [];
          }),
      ),
    );

  const HOMES = [
    "conquest/cards/devourer/005-great-scything-talons-hp",
    "conquest/rules/12-leaving/a-token-can-be-used-again",
    "conquest/cards/warlord/119-ichor-gauntlet",
    "conquest/cards/warlord/110-ksi-m-yen-orbital-city",
  ];
  it.each(sample([SMALL, PHONE]))("every name is complete: $viewport.width by $viewport.height", async (device) => {
    const guest = await site.visitor({ language: "ru" }, device);
    for (const path of HOMES) {
      await replayed(guest, path);
      await expect.poll(() => guest.page.locator("[data-part$=' hq'] .tile").count()).toBeGreaterThan(1);
      await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(() => unread(guest), { message: path }).toEqual([]);
    }
  });

  it("a name enlarges its card", async () => {
    const guest = await site.visitor({}, SMALL);
    await replayed(guest, HOMES[0]!);
    await guest.page.locator("[data-part$=' hq'] .named").first().tap();
    await guest.page.getByRole("dialog", { name: guest.t("inspector") }).waitFor();
  });
});

describe("who plays", () => {
  const TABLES: [string, Seat[], object][] = [
    ["lords", [ME, BOT], {}],
    ["lords", [ME, BOT, { ...BOT, deck: "templars" }, { ...BOT, deck: "lizardmen" }], { players: 4 }],
    ["invasion", [invasion.DWARF, invasion.ORC_BOT], {}],
    ["conquest", [conquest.MARINES, conquest.ORK_BOT], {}],
  ];
  it.each(sample(["ru", "en", "pl"] as const))("has a complete name at every table, in %s", async (language) => {
    const guest = await site.visitor({ language }, SMALL);
    for (const [game, places, options] of TABLES) {
      await guest.table(places, options, { game });
      await guest.asked();
      await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
      const names = guest.page.locator(".bar .who b");
      await expect.poll(() => names.count()).toBe(places.length);
      /** Names that are cut, or broken into lines. */
      const cut = (): Promise<string[]> =>
        names.evaluateAll((all) =>
          all.flatMap((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const rows = new Set([...range.getClientRects()].map((row) => Math.round(row.top)));
            return rows.size === 1 && each.scrollWidth <= each.clientWidth + 1 ? [] : [each.textContent!];
          }),
        );
      await expect.poll(cut, { message: `${game} for ${places.length}` }).toEqual([]);
    }
  });
});
