// A game that no file of Warhost knows: installed besides it, it is played at a table.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, test } from "vitest";
import { INTERPRETED, ROOT } from "../site";
import { openSite } from "../open";

const folder = mkdtempSync(join(tmpdir(), "warhost-game-"));
beforeAll(() => {
  execFileSync(INTERPRETED, [join(ROOT, "tests", "fourth_game", "install.py"), folder]);
  site.installed = folder;
});
const site = openSite();

test("an installed game is offered, played to its end and looked at again", async () => {
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

test("its cards and its deck builder are there, in Polish too", async () => {
  const guest = await site.visitor({ language: "pl" });
  await guest.go("cards/cinders");
  await guest.page.getByText("Dobierz karty: 1.").first().waitFor();
  await guest.go("decks/cinders");
  await guest.page.getByText("Palenisko").first().waitFor({ state: "attached" });
});
