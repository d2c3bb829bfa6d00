// A language is a folder of messages: a server with an additional one offers it, without rebuilding the client.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, Site, INTERPRETED, PHONE } from "../site";
import { sample } from "../open";
import { BOT } from "../visitor";

const PSEUDO = "en-XA"; // English with accents on every letter
const folder = mkdtempSync(join(tmpdir(), "warhost-languages-"));
const site = new Site();
beforeAll(async () => {
  execFileSync(join(dirname(INTERPRETED), "warhost"), ["text", "pseudo", folder]);
  site.languages = folder;
  await site.open();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const GAMES = [
  ["conquest", "space-marines", "orks"],
  ["invasion", "dwarf", "orc"],
  ["lords", "orcs", "dwarves"],
] as const;

/** Lines that contain words of three letters, but no accent. */
const untranslated = (text: string): string[] =>
  text.split("\n").filter((line) => /[A-Za-z]{3}/.test(line) && !/[^\x00-\x7f\u2000-\u2fff·×−]/.test(line)); // eslint-disable-line no-control-regex

it("is offered in the settings, by its name", async () => {
  const guest = await site.visitor({ language: "en" }, DESKTOP);
  await guest.go("settings");
  const choice = guest.page.locator("select", { has: guest.page.locator(`option[value="${PSEUDO}"]`) });
  await choice.selectOption(PSEUDO);
  await expect.poll(() => guest.page.locator("h1").textContent()).toBe("Šéťťíńĝš");
  await expect.poll(() => guest.page.locator("html").getAttribute("lang")).toBe(PSEUDO);
});

it.each(sample(GAMES))("is used at a table of %s, except for names and texts of cards", async (game, mine, theirs) => {
  const guest = await site.visitor({ language: PSEUDO }, PHONE);
  await guest.table(
    [
      { kind: "me", deck: mine },
      { ...BOT, deck: theirs },
    ],
    {},
    { game },
  );
  expect(await guest.asked()).toBe(true);
  await expect.poll(async () => untranslated(await guest.page.locator(".ask").innerText())).toEqual([]);
  if (process.env.WARHOST_PICTURES)
    await guest.page.screenshot({ path: join(process.env.WARHOST_PICTURES, `${game}.png`) });
});

it("is used on the home screen", async () => {
  const guest = await site.visitor({ language: PSEUDO }, DESKTOP);
  await guest.go();
  await expect.poll(() => guest.page.locator("h1, h2").first().isVisible()).toBe(true);
  const cards = await Promise.all(GAMES.map(([game]) => guest.get<{ name: string }[]>(`/cards/${game}`)));
  const names = ["Warhost", ...cards.flat().map((card) => card.name)];
  const left = async (): Promise<string[]> => untranslated(await guest.page.locator("body").innerText());
  await expect.poll(async () => (await left()).filter((line) => !names.includes(line))).toEqual([]);
  if (process.env.WARHOST_PICTURES)
    await guest.page.screenshot({ path: join(process.env.WARHOST_PICTURES, "home.png") });
});

it("is English for a user whose language the server does not have", async () => {
  const guest = await site.visitor({ language: "xx" }, DESKTOP);
  await guest.go("settings");
  await expect.poll(() => guest.page.locator("h1").textContent()).toBe("Settings");
});
