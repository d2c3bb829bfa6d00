// Own card images, the list of the user's games, pasted decks, and the order of a hand.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { quickly, withMouse } from "../hands";
import { DESKTOP, PHONE } from "../site";
import { LONG, openSite } from "../open";
import { BOT, ME, type Language, type Visitor } from "../visitor";

const site = openSite();
const LANGUAGES: Language[] = ["en", "pl", "ru"];
/** An image of one pixel. */
const POINT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

describe("own card images", () => {
  it("are shown on the cards, stay in the browser, can be turned off and removed", async () => {
    const guest = await site.visitor();
    const sent: string[] = [];
    guest.page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    const scans = async (path: string): Promise<number> => {
      await guest.go(path);
      await guest.page.waitForLoadState("networkidle");
      return guest.page.locator(":is(img, image):is([src^='blob:'], [href^='blob:'])").count();
    };
    await guest.go("settings");
    const box = guest.page.getByRole("region", { name: guest.t("pack") });
    await box.locator("input[multiple]").setInputFiles([
      { name: "Orc Catapult.png", mimeType: "image/png", buffer: POINT },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") },
    ]);
    await box.getByText(guest.t("pack.kept", { count: 1 })).waitFor();
    expect(await problems(guest)).toEqual([]);
    expect(await scans("cards/lords/orc-catapult")).toBeGreaterThan(0);
    expect(await scans("cards/lords/orc-ravager")).toBe(0);
    await guest.page.reload();
    expect(await scans("cards/lords/orc-catapult")).toBeGreaterThan(0); // they are kept after a reload
    await guest.go("settings");
    await box.getByLabel(guest.t("pack.show")).uncheck();
    expect(await scans("cards/lords/orc-catapult")).toBe(0);
    await guest.go("settings");
    await box.getByLabel(guest.t("pack.show")).check();
    await box.getByRole("button", { name: guest.t("pack.drop") }).click();
    await box.getByText(guest.t("pack.dropped")).waitFor();
    expect(await scans("cards/lords/orc-catapult")).toBe(0);
    expect(sent).toEqual([]);
  });
});

describe("the user's games", () => {
  it("have a page with results, and are found by game, result and opponent", async () => {
    const guest = await site.visitor({}, PHONE);
    await guest.table([ME, BOT], { units: 1, commanders: 0, first: "1" });
    await guest.playOut(quickly);
    await guest.go("profile");
    const list = guest.page.getByRole("list", { name: guest.t("finished") }).getByRole("listitem");
    await expect.poll(() => list.count()).toBe(1);
    expect(await problems(guest)).toEqual([]);
    await guest.page.getByLabel(guest.t("mine.result")).selectOption("draw");
    await guest.page.getByText(guest.t("profile.nobody")).waitFor();
    await guest.page.getByLabel(guest.t("mine.result")).selectOption("");
    await guest.page.getByLabel(guest.t("mine.opponent")).selectOption("bot:random");
    await expect.poll(() => list.count()).toBe(1);
    await guest.page.getByRole("combobox", { name: guest.t("game.which") }).selectOption("conquest");
    await expect.poll(() => list.count()).toBe(0);
  });
});

describe("a pasted deck", () => {
  it.each(LONG ? LANGUAGES : (["pl"] as const))(
    "is parsed without a capital, and unknown cards are reported (%s)",
    async (language) => {
      const guest = await site.visitor({ language }, language === "en" ? DESKTOP : PHONE);
      await guest.go("decks/invasion");
      await guest.button("decks.import").click();
      const sheet = guest.page.getByRole("dialog");
      const read = async (text: string): Promise<void> => {
        await sheet.getByRole("textbox").fill(text);
        await sheet.getByRole("button", { name: guest.t("decks.read") }).click();
      };
      await read("warlord: Nazdreg\n4 Goff Boyz");
      await sheet
        .getByRole("alert")
        .getByText(guest.t("decks.paste.other", { game: await guest.say("conquest.title") }))
        .waitFor();
      await read("hello there");
      await sheet
        .getByRole("alert")
        .getByText(guest.t("decks.paste.nothing", { game: await guest.say("invasion.title") }))
        .waitFor();
      await read('{"broken"');
      await sheet.getByRole("alert").getByText(guest.t("decks.paste.broken")).waitFor();
      await read("Units (3)\n- Troll Slayers x3\n2 Nobody Knows This");
      await sheet.getByText(guest.t("decks.paste.unknown", { count: 1 })).waitFor();
      expect(await problems(guest)).toEqual([]);
      await sheet.getByRole("button", { name: guest.t("decks.paste.rest", { count: 3 }) }).click();
      await guest.page
        .getByRole("button", { name: guest.t("decks.view.deck", { count: 3 }) })
        .or(guest.page.getByText(guest.t("decks.count", { count: 3 }), { exact: true }))
        .first()
        .waitFor();
    },
  );
});

describe("the deck builder", () => {
  it("shows the card under the mouse, and keeps notes with a deck", async () => {
    const guest = await site.visitor();
    await guest.go("decks/conquest");
    const row: Locator = guest.page.locator("[data-preview]").first();
    await row.hover();
    await guest.page.locator("aside[aria-hidden] .face").waitFor();
    await guest.page.getByLabel(guest.t("decks.notes")).fill("Keep a cheap unit.");
    await guest.button("save").click();
    await guest.page.getByText(guest.t("saved")).waitFor();
    const [saved] = await guest.get<{ deck: { notes: string } }[]>("/decks");
    expect(saved!.deck.notes).toBe("Keep a cheap unit.");
  });
});

describe("a hand", () => {
  it("is sorted as its player chooses, also for keyboard shortcuts", async () => {
    const guest: Visitor = await site.visitor();
    await guest.table(
      [
        { kind: "me", deck: "space-marines" },
        { ...BOT, deck: "orks" },
      ],
      {},
      { game: "conquest" },
    );
    expect(await guest.asked()).toBe(true);
    const codes = (): Promise<(string | null)[]> =>
      guest.hand.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-card")));
    const dealt = await codes();
    await guest.page.keyboard.press("m");
    await guest.page.getByLabel(guest.t("sort.hand")).selectOption("cost");
    await guest.page.keyboard.press("Escape");
    const cards = await guest.get<{ code: string; facts: { cost: number | null } }[]>("/cards/conquest");
    const cost = new Map(cards.map((card) => [card.code, card.facts.cost ?? 99]));
    const sorted = await codes();
    expect([...sorted].sort()).toEqual([...dealt].sort());
    const costs = sorted.map((code) => cost.get(code!) ?? 0);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
  });
});

declare global {
  interface Window {
    heard: number; // number of audio contexts
    moved: string[]; // animated elements
  }
}

describe("sound and motion", () => {
  it.each([
    { preferences: { speed: "off", volume: 0 }, sounds: false },
    { preferences: { speed: "quick", volume: 35 }, sounds: true },
  ])("follow the settings: $preferences", async ({ preferences, sounds }) => {
    const guest = await site.visitor(preferences, { ...DESKTOP, reducedMotion: sounds ? "no-preference" : "reduce" });
    await guest.page.addInitScript(() => {
      [window.heard, window.moved] = [0, []];
      const Real = AudioContext;
      globalThis.AudioContext = class extends Real {
        constructor() {
          super();
          window.heard++;
        }
      };
      const look = (): void => {
        for (const each of document.getAnimations()) {
          const { duration } = each.effect!.getTiming();
          const target = each.effect instanceof KeyframeEffect ? each.effect.target?.getAttribute("class") : "";
          const what =
            each instanceof CSSTransition
              ? each.transitionProperty
              : each instanceof CSSAnimation
                ? each.animationName
                : each.id;
          if (typeof duration !== "number" || duration > 1) window.moved.push(`${what} of ${target}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await guest.table([ME, BOT], { first: "1" });
    await guest.answers(3, withMouse);
    await guest.asked();
    const { heard, moved } = await guest.page.evaluate(() => ({ heard: window.heard, moved: window.moved }));
    expect(heard > 0).toBe(sounds);
    if (sounds) expect(moved).not.toEqual([]);
    else expect([...new Set(moved)]).toEqual([]);
  });
});
