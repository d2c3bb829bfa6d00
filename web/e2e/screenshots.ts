// Pictures of every screen for docs/screenshots: `npm run screenshots` after `npm run build`.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { House, type Visitor } from "./house";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "screenshots");
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SCREENS = { home: "", "new-table": "new", cards: "cards", armies: "army", scenarios: "scenarios", settings: "settings" };
const DUEL = [{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "greedy", deck: "undead" }];

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const house = await new House().open();

async function shot(guest: Visitor, name: string): Promise<void> {
  await guest.page.waitForTimeout(300); // previews come in, fonts settle
  await guest.page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Plays until so many answers were given, or the game is over. */
async function play(guest: Visitor, answers: number): Promise<boolean> {
  await guest.page.keyboard.press("Escape"); // what was picked up for the picture
  for (let count = 0; count < answers; count++) {
    if (!(await guest.asked())) return false;
    await guest.answer();
  }
  return guest.asked();
}

async function pickUp(guest: Visitor): Promise<void> {
  for (let tries = 0; tries < 6 && !(await guest.page.locator(".hand .card.playable").count()); tries++) {
    if (!(await guest.asked())) return;
    await guest.answer();
  }
  await guest.page.locator(".hand .card.playable").first().click();
  await guest.page.locator(".square.target").first().hover();
}

async function everything(): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ["dark", "light"]) {
      const guest = await house.visitor({ theme }, viewport);
      const name = (screen: string): string => `${screen}-${size}-${theme}`;
      for (const [screen, path] of Object.entries(SCREENS)) {
        await guest.go(path);
        await guest.page.waitForLoadState("networkidle");
        await shot(guest, name(screen));
      }
      await guest.table(DUEL, { units: 16, commanders: 0 });
      await pickUp(guest);
      await shot(guest, name("table-early"));
      if (await play(guest, 14)) {
        await pickUp(guest);
        await shot(guest, name("table-middle"));
      }
      if (await play(guest, 14)) {
        await pickUp(guest);
        await shot(guest, name("table-late"));
      }
      while (await play(guest, 10));
      await shot(guest, name("finished"));
      await guest.table([{ kind: "me", deck: "elves" }, ...["dwarves", "templars", "lizardmen"].map((deck) => ({ kind: "bot", bot: "greedy", deck }))], { players: 4 });
      await play(guest, 12);
      await pickUp(guest);
      await shot(guest, name("table-endless"));
      await guest.table([{ kind: "me", deck: "orcs", name: "Ada" }, { kind: "me", deck: "elves", name: "Bob" }]);
      await shot(guest, name("hand-over"));
      await guest.context.close();
    }
  }
}

await everything().finally(() => house.close());
