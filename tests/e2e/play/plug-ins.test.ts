// Two games and a card set from other packages can be played on one server, with compiled or interpreted rules.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, test } from "vitest";
import { PYTHON, ROOT } from "../site";
import { openSite } from "../open";

const folder = mkdtempSync(join(tmpdir(), "warhost-game-"));
const install = (...source: string[]): Buffer =>
  execFileSync(PYTHON, [join(ROOT, "tests", "fourth_game", "install.py"), folder, ...source]);
beforeAll(() => {
  install();
  install(join(ROOT, "tests", "card_game"));
  const warhost = ["-c", "from warhost.cli import main; main()"];
  execFileSync(PYTHON, [...warhost, "set", "new", "homebrew", "--game", "conquest"], { cwd: folder });
  const pictures = join(folder, "homebrew", "src", "homebrew", "pictures");
  mkdirSync(pictures);
  copyFileSync(join(ROOT, "web", "public", "icon-192.png"), join(pictures, "homebrew-001.png"));
  install(join(folder, "homebrew"));
  site.installed = folder;
});
const site = openSite();

test("an installed game is offered, played to its end and replayed", async () => {
  const guest = await site.visitor();
  await guest.go();
  await guest.page.getByRole("heading", { name: "Cinders" }).waitFor();
  const places = [
    { kind: "me", deck: "hearth" },
    { kind: "bot", bot: "random", deck: "storm" },
  ] as const;
  await guest.table([...places], {}, { game: "cinders" });
  await guest.asked();
  await guest.playable.first().waitFor();
  await guest.answers(40, async () => {
    const cards = await guest.playable.count();
    if (cards) await guest.playable.first().click();
    else await guest.prompt.getByRole("button", { name: "Pass", exact: true }).click();
  });
  await guest.log.getByText("The game is over.").waitFor();
  await guest.page.locator(".replay").waitFor();
});

test("its cards and its deck builder work, in Polish, too", async () => {
  const guest = await site.visitor({ language: "pl" });
  await guest.go("cards/cinders");
  await guest.page.getByText("Dobierz karty: 1.").first().waitFor();
  await guest.go("decks/cinders");
  await guest.page.getByText("Palenisko").first().waitFor({ state: "attached" });
});

test("an installed game in the card language is played to its end", async () => {
  const guest = await site.visitor();
  await guest.go();
  await guest.page.getByRole("heading", { name: "Tides" }).waitFor();
  const places = [
    { kind: "me", deck: "harbour" },
    { kind: "bot", bot: "greedy", deck: "storm" },
  ] as const;
  await guest.table([...places], {}, { game: "tides" });
  await guest.asked();
  await guest.answers(120, async () => {
    const cards = await guest.playable.count();
    if (cards) await guest.playable.first().click();
    else await guest.prompt.getByRole("button", { name: "Pass", exact: true }).click();
  });
  await guest.log.getByText("The game is over.").or(guest.page.locator(".replay")).first().waitFor();
});

test("the texts of its cards are shown, in Russian, too", async () => {
  const guest = await site.visitor({ language: "ru" });
  await guest.go("cards/tides");
  await guest.page.getByText("Выгрузите 1 тонну рыбы за каждую свою лодку.").first().waitFor();
});

test("the cards of an installed set are listed under its title, with its pictures", async () => {
  const guest = await site.visitor();
  await guest.go("cards/conquest");
  await guest.page.getByRole("heading", { name: "Official cards" }).waitFor();
  await guest.page.getByRole("heading", { name: "Homebrew" }).waitFor();
  await guest.go("cards/conquest?q=Scrap%20Hauler");
  await guest.page.getByRole("heading", { name: "Homebrew" }).waitFor();
  assert.equal(await guest.page.getByRole("heading", { name: "Official cards" }).count(), 0);
  await guest.page.getByText("Exhaust this unit to gain 1 resource.").first().waitFor();
  const picture = guest.page.locator('img[src="/api/sets/conquest/homebrew/homebrew-001"]').first();
  await picture.waitFor();
  assert.equal(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)), 192);
});

test("a table may allow one installed set, or official cards only", async () => {
  const guest = await site.visitor();
  await guest.go("new?game=conquest");
  await guest.page.getByText("Variants and house rules").click();
  const sets = guest.page.getByLabel("Card sets");
  assert.deepEqual(await sets.locator("option").allInnerTexts(), [
    "official cards and all installed sets",
    "official cards only",
    "Homebrew",
  ]);
  await sets.selectOption("official cards only");
  await guest.page.getByRole("button", { name: "Open the table" }).click();
  await guest.page.getByText("Card sets: official cards only").first().waitFor();
});
