import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { PHONE } from "../site";
import { LONG, openSite, THEMES } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();

/** Completes one step of a lesson: continues, or clicks the highlighted elements, or else uses "show me". */
async function step(guest: Visitor): Promise<void> {
  const coach = guest.page.getByRole("region", { name: guest.t("learn.coach") });
  const pointed = guest.page.locator("[data-pointed]");
  const progress = coach.getByRole("img");
  const before = await progress.getAttribute("aria-label");
  const on = coach.getByRole("button", { name: new RegExp(`^(${guest.t("learn.next")}|${guest.t("learn.watch")})`) });
  const card = guest.playable.and(pointed);
  const square = guest.field.getByRole("button", { name: guest.t("board.empty") }).and(pointed);
  if (await on.count()) await on.click();
  else if ((await card.count()) === 1 && (await square.count()) === 1) {
    await card.click();
    await square.click(); // highlighted, or not: then the reason is shown
  } else await coach.getByRole("button", { name: guest.t("learn.show") }).click();
  const over = coach.getByText(guest.t("learn.finished"));
  await expect
    .poll(async () => (await over.count()) > 0 || (await progress.getAttribute("aria-label")) !== before, {
      timeout: 30_000,
    })
    .toBe(true);
}

describe("the lessons", () => {
  it.runIf(LONG)("can all be played in order, and lead to a first game", async () => {
    const guest = await site.visitor();
    await guest.go("learn");
    const lessons = guest.page.getByRole("main").getByRole("listitem");
    await lessons.first().waitFor();
    const count = (await lessons.count()) - 1; // the last one is the first game
    expect(count).toBeGreaterThan(3);
    await guest.page.getByRole("link", { name: guest.t("learn.begin") }).click();
    for (let lesson = 1; lesson <= count; lesson++) {
      const coach = guest.page.getByRole("region", { name: guest.t("learn.coach") });
      await coach.getByRole("heading", { name: new RegExp(`^${lesson}\\.`) }).waitFor();
      const over = coach.getByText(guest.t("learn.finished"));
      while (!(await over.count())) await step(guest);
      if (lesson < count)
        await coach.getByRole("link", { name: guest.t("learn.following").replace(/\{.*/, "") }).click();
    }
    await guest.button("learn.play").click();
    expect(await guest.asked()).toBe(true);
    await guest.go("learn");
    await expect.poll(() => guest.page.getByText(guest.t("learn.done"), { exact: true }).count()).toBe(count);
  });

  it.runIf(LONG).each(THEMES)("pass the accessibility checks, in %s", async (theme) => {
    for (const device of [undefined, PHONE]) {
      const guest = await site.visitor({ theme }, device);
      await guest.go("learn");
      await guest.page.getByRole("link", { name: guest.t("learn.begin") }).waitFor();
      expect(await problems(guest), "the list").toEqual([]);
      await guest.page.getByRole("link", { name: guest.t("learn.begin") }).click();
      await guest.field.waitFor();
      await step(guest);
      expect(await problems(guest), "a lesson").toEqual([]);
      await expect
        .poll(() => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
  });
});

describe("the rules", () => {
  it("can be searched, and a rule links to a scenario that shows it", async () => {
    const guest = await site.visitor();
    await guest.go("rules");
    const rules = guest.page.getByRole("article");
    await rules.first().waitFor();
    const all = await rules.count();
    await guest.page.getByLabel(guest.t("search")).fill("recalled spear");
    await expect.poll(() => rules.count()).toBeLessThan(all / 4);
    const shown = guest.page.getByText(guest.t("rules.shown").replace(/ *\(.*/, "")).first();
    await shown.click();
    await rules.getByRole("listitem").getByRole("link").first().click();
    await guest.page.waitForURL(/^[^#]*\/scenario\//);
    await guest.field.waitFor();
  });

  it("are one click away from every refusal", async () => {
    const guest = await site.visitor();
    await guest.table(
      [
        { kind: "me", deck: "orcs" },
        { kind: "bot", bot: "random" },
      ],
      { first: "1" },
    );
    await guest.asked();
    await guest.playable.first().click();
    await guest.square("a1").click();
    const opened = guest.page.context().waitForEvent("page"); // in a new tab, so that the game stays open
    await guest.page
      .getByRole("status")
      .getByRole("link", { name: /LOW-5\.6/ })
      .click();
    await (await opened).getByRole("article").filter({ hasText: "LOW-5.6" }).first().waitFor();
  });

  it.each(THEMES)("pass the accessibility checks, in %s", async (theme) => {
    const guest = await site.visitor({ theme });
    await guest.go("rules/lords/LOW-5.6");
    await guest.page.getByRole("article").first().waitFor();
    expect(await problems(guest)).toEqual([]);
  });
});
