// The question and its answers are visible on every screen size and in every language, in lessons, puzzles and games.
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import { measure, SCREENS } from "../geometry";
import { withMouse } from "../hands";
import * as invasion from "../invasion";
import { LONG, openSite, sample } from "../open";
import { BOT, ME, type Language, type Seat, type Visitor } from "../visitor";

const site = openSite();
const LANGUAGES: readonly Language[] = sample(["ru", "pl", "en"]); // the longest words first
const screens = LONG ? SCREENS : [SCREENS[0]!, SCREENS[1]!, SCREENS.at(-1)!];
// In short runs: those with the longest questions.
const NAMES = ["lords", "invasion", "conquest"] as const;
const LESSONS: Record<(typeof NAMES)[number], string[]> = {
  lords: ["berserk"],
  invasion: ["attack"],
  conquest: ["battle"],
};
const PUZZLES = { lords: 1, invasion: 2, conquest: 3 };
const GAMES: [string, Seat[], (guest: Visitor) => Promise<void>][] = [
  ["lords", [ME, BOT], withMouse],
  ["invasion", [invasion.DWARF, invasion.ORC_BOT], invasion.withMouse],
  ["conquest", [conquest.MARINES, conquest.ORK_BOT], conquest.withMouse],
];

describe.each(LANGUAGES)("in %s every answer is visible", (language) => {
  it.each(NAMES)("at every step of the lessons of %s", async (game) => {
    const guest = await site.visitor({ language });
    await guest.go(`learn/${game}`);
    const all = await guest.get<{ id: string; steps: unknown[] }[]>(`/lessons/${game}`);
    for (const lesson of all.filter(({ id }) => LONG || LESSONS[game].includes(id))) {
      await guest.page.setViewportSize(SCREENS[1]!);
      await guest.go(`lesson/${game}/${lesson.id}`);
      const past = guest.page.locator(".steps .past");
      const on = guest.page
        .getByRole("region", { name: guest.t("learn.coach") })
        .locator(".cluster button")
        .first();
      for (let step = 0; step < lesson.steps.length; step++) {
        await expect.poll(() => past.count(), { message: `step ${step} of ${lesson.id}` }).toBe(step);
        await measure(guest, `step ${step} of ${lesson.id}`, screens);
        await on.click();
      }
    }
  });

  it.each(NAMES)("in puzzles of %s", async (game) => {
    const guest = await site.visitor({ language });
    await guest.go("puzzles");
    const shelves = await guest.get<{ game: string; count: number }[]>("/puzzles");
    const count = LONG ? shelves.find((each) => each.game === game)!.count : PUZZLES[game];
    for (let number = 1; number <= count; number++) {
      await guest.go(`puzzle/${game}/${number}`);
      await guest.prompt.waitFor();
      await measure(guest, `puzzle ${number} of ${game}`, screens);
    }
  });

  it.each(GAMES)("at the table of %s", async (game, seats, hands) => {
    const guest = await site.visitor({ language });
    await guest.table(seats, {}, { game, contribution: "three" });
    for (let given = 0; given < (LONG ? 40 : 6) && (await guest.asked()); given++) {
      await measure(guest, `question ${given} of ${game}`, screens);
      await guest.page.setViewportSize(SCREENS[1]!);
      await guest.next(() => hands(guest));
    }
  });
});
