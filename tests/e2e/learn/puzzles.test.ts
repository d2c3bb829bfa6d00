import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { DESKTOP, PHONE } from "../site";
import { LONG, openSite } from "../open";
import type { Language, Visitor } from "../visitor";

const site = openSite();
const LANGUAGES: Language[] = ["en", "pl", "ru"];
const DAY = 86_400_000; // milliseconds

const puzzlePanel = (guest: Visitor): Locator =>
  guest.page.getByRole("region", { name: guest.t("puzzle"), exact: true });

/** Gives a deployment of Lords of War by clicks: a card of the hand, then a square. */
async function deploy(guest: Visitor, notation: string): Promise<void> {
  const [verb, code = "", square = ""] = notation.split(" ");
  expect(verb).toBe("deploy");
  await guest.hand
    .and(guest.page.locator(`[data-card="${code}"]`))
    .first()
    .click();
  await guest.square(square).click();
}

describe("a puzzle", () => {
  it("is on the home screen every day and links to all puzzles", async () => {
    const guest = await site.visitor();
    await guest.go();
    const today = guest.page.getByRole("region", { name: guest.t("puzzle.today") });
    await today.getByRole("link", { name: guest.t("puzzle.try") }).click();
    await puzzlePanel(guest).waitFor();
    expect(guest.page.url()).toMatch(/\/puzzle\/\w+\/\d+$/);
    await puzzlePanel(guest)
      .getByRole("link", { name: guest.t("puzzles.all") })
      .click();
    await guest.heading("puzzles").waitFor();
    const game = guest.page.url().split("/").at(-1);
    const shelves = await guest.get<{ game: string; count: number }[]>("/puzzles");
    const { count } = shelves.find((each) => each.game === game)!;
    await expect.poll(() => guest.page.getByRole("listitem").count()).toBe(count);
    expect(await problems(guest)).toEqual([]);
  });

  it("does not move the home screen when it loads late, for every game and on a phone", async () => {
    const [now, games] = [Date.now(), new Set<string>()];
    const days = LANGUAGES.map((language, day) => ({ language, time: now + day * DAY, device: PHONE }));
    for (const { language, time, device } of [{ ...days[0]!, device: DESKTOP }, ...days]) {
      const guest = await site.visitor({ language }, { ...device, serviceWorkers: "block" }); // a service worker would send additional requests
      await guest.page.clock.setFixedTime(time);
      let come = (): void => undefined;
      const late = new Promise<void>((resolve) => (come = resolve));
      await guest.page.route("**/api/puzzles", async (asked) => late.then(() => asked.continue()));
      await guest.page.goto(guest.url);
      const [today, below] = [
        guest.page.getByRole("link", { name: guest.t("puzzle.try") }),
        guest.heading("open.tables"),
      ];
      await below.waitFor();
      await expect.poll(() => guest.page.evaluate(() => document.fonts.status)).toBe("loaded");
      expect(await today.isVisible()).toBe(false);
      const before = await below.boundingBox();
      come();
      await today.waitFor();
      expect(await below.boundingBox()).toEqual(before);
      games.add((await today.getAttribute("href"))!.split("/")[2]!);
    }
    expect(games.size).toBe(days.length); // the games take turns
  });

  it.each(LONG ? LANGUAGES : (["ru"] as const))(
    "is played on the game's board, and is marked as failed or solved (%s)",
    async (language) => {
      const guest = await site.visitor({ language }, language === "en" ? DESKTOP : PHONE);
      await guest.go("puzzles/lords");
      await guest.page.getByRole("listitem").first().waitFor();
      // A puzzle that is solved by playing one card.
      let [number, right] = [0, ""];
      const status = async (): Promise<string> =>
        (await guest.post<{ status: string }>(`/puzzles/lords/${number}/frame`, { answers: [right] })).status;
      do {
        number++;
        right = (await guest.get<{ option: string }>(`/puzzles/lords/${number}/solution`)).option;
      } while (!right.startsWith("deploy") || (await status()) !== "solved");
      await guest.go(`puzzle/lords/${number}`);
      await puzzlePanel(guest).waitFor();
      expect(await problems(guest)).toEqual([]);
      await expect.poll(() => guest.playable.count()).toBeGreaterThan(0);
      // An answer with another square or card than the solution.
      const wrong = (
        await guest.post<{ view: { options: string[] } }>(`/puzzles/lords/${number}/frame`, { answers: [] })
      ).view.options.find((each) => each.startsWith("deploy") && each !== right)!;
      await deploy(guest, wrong);
      await puzzlePanel(guest).getByText(guest.t("puzzle.failed.win")).waitFor();
      await puzzlePanel(guest)
        .getByRole("button", { name: guest.t("puzzle.again") })
        .click();
      await expect.poll(() => guest.playable.count()).toBeGreaterThan(0);
      await deploy(guest, right);
      await puzzlePanel(guest).getByText(guest.t("puzzle.solved")).waitFor();
      await guest.go("puzzles/lords");
      await guest.page.getByText(guest.t("puzzle.is.solved"), { exact: true }).first().waitFor();
      await expect.poll(() => guest.page.getByText(guest.t("puzzle.is.solved"), { exact: true }).count()).toBe(1);
    },
  );

  it("whose solution was shown does not count as solved", async () => {
    const guest = await site.visitor();
    await guest.go("puzzle/lords/2");
    await puzzlePanel(guest)
      .getByRole("button", { name: guest.t("puzzle.show") })
      .click();
    await puzzlePanel(guest).getByText(guest.t("puzzle.shown")).waitFor();
    await guest.go("puzzles/lords");
    await guest.page.getByRole("listitem").first().waitFor();
    await expect.poll(() => guest.page.getByText(guest.t("puzzle.is.solved"), { exact: true }).count()).toBe(0);
  });

  it("that does not exist shows an error", async () => {
    const guest = await site.visitor();
    await guest.go("puzzle/lords/99999");
    await guest.page.getByRole("alert").getByText(guest.t("refused.unknown-puzzle")).waitFor();
  });
});
