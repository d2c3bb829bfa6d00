import { describe, expect, it } from "vitest";
import { withMouse } from "../hands";
import { openSite, sample } from "../open";
import { BOT, ME, OPEN, type Language, type Visitor } from "../visitor";

const site = openSite();
const NAMES: Record<Language, string> = { en: "English", pl: "Polski", ru: "Русский" };

/** Message keys and unfilled placeholders that are visible on the page. */
async function untold(guest: Visitor): Promise<string[]> {
  const texts = await guest.page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((node) =>
      ["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.textContent ?? "", ...labels];
  });
  return texts.flatMap((text) => text.match(/\b[a-z]+(\.[a-z_-]+){1,4}\b|\{\w+\}|\bundefined\b/g) ?? []);
}

/** Elements of the header that overlap the previous one, or are out of sight. */
const overlapping = (guest: Visitor): Promise<string[]> =>
  guest.page.evaluate(() => {
    const things = [...document.querySelectorAll("header:has(.brand) :is(.brand, nav a, .me, button)")].filter(
      (node) => node.getClientRects().length,
    );
    const boxes = things.map((node) => ({ ...node.getBoundingClientRect().toJSON(), name: node.textContent ?? "" }));
    const wrong = boxes.filter(({ left }, at) => left < (boxes[at - 1]?.right ?? 0) - 1);
    return [...wrong, ...boxes.filter(({ right }) => right > innerWidth)].map(({ name }) => name);
  });

describe.each<Language>(sample(["ru", "pl", "en"]))("in %s", (language) => {
  it("every screen is translated, without keys or placeholders", async () => {
    const guest = await site.visitor({ language });
    for (const screen of ["", "new", "learn", "cards", "army", "decks/invasion", "scenarios", "settings", "about"]) {
      await guest.go(screen);
      await guest.page.waitForLoadState("networkidle");
      await expect.poll(() => guest.page.getAttribute("html", "lang")).toBe(language);
      await guest.page
        .getByRole("navigation", { name: guest.t("nav") })
        .getByText(guest.t("nav.settings"))
        .waitFor();
      expect(await untold(guest), `#/${screen}`).toEqual([]);
    }
    await guest.table([ME, OPEN]);
    await guest.heading("waiting").waitFor();
    expect(await untold(guest)).toEqual([]);
    for (const width of [360, 768, 981, 1121, 1366]) {
      await guest.page.setViewportSize({ width, height: 900 });
      expect(await overlapping(guest), `${width} pixels`).toEqual([]);
    }
    await guest.page.setViewportSize({ width: 390, height: 844 });
    await guest.button("nav.menu").click();
    const links = guest.page.getByRole("navigation", { name: guest.t("nav") }).getByRole("link");
    await expect.poll(() => links.count()).toBeGreaterThan(5);
    for (const words of await links.allInnerTexts()) expect(words.trim()).not.toBe("");
    await links.last().click();
    await expect.poll(() => links.count()).toBe(0);
  });

  it("a few turns can be played, with translated question, log, hand and refusals", async () => {
    const guest = await site.visitor({ language });
    await guest.table([ME, { ...BOT, deck: "undead" }], { first: "1" });
    await guest.asked();
    await expect.poll(() => guest.prompt.textContent()).toContain(await guest.say("lords.prompt.deploy"));
    await guest.playable.first().click();
    await guest.square("a1").click();
    await guest.page.getByRole("status").filter({ hasText: "LOW-5.6" }).waitFor();
    expect(await untold(guest), "why not").toEqual([]);
    await guest.page.keyboard.press("Escape");
    for (let answers = 0; answers < 5; answers++) {
      await guest.answers(1, withMouse);
      expect(await untold(guest)).toEqual([]);
    }
    expect(await guest.asked()).toBe(true);
    await guest.page.keyboard.press("?");
    await guest.page.getByRole("dialog").getByText(guest.t("help.shield")).waitFor();
    expect(await untold(guest), "help").toEqual([]);
    await guest.page.keyboard.press("Escape");
    await guest.button("resign").click();
    await guest.button("resign.sure").click();
    await guest.replay.waitFor();
    expect(await untold(guest), "the end").toEqual([]);
  });
});

describe("the language", () => {
  it("is changed in the settings immediately, also for the next visit", async () => {
    const guest = await site.visitor();
    await guest.go("settings");
    for (const [language, word] of [
      ["ru", "Настройки"],
      ["pl", "Ustawienia"],
    ] as const) {
      await guest.page
        .getByRole("combobox")
        .filter({ hasText: NAMES[language] })
        .selectOption({ label: NAMES[language] });
      await guest.page.getByRole("heading", { name: word, level: 1 }).waitFor();
      await expect.poll(() => guest.page.getAttribute("html", "lang")).toBe(language);
    }
    await guest.page.reload();
    await guest.page.getByRole("heading", { name: "Ustawienia", level: 1 }).waitFor();
  });
});
