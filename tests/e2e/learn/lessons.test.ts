// A lesson by clicks: the rule of a refusal, a wrong move undone, resuming after a reload; in every language; by
// keyboard.
import { describe, expect, it } from "vitest";
import { Site, PHONE } from "../site";
import { openSite, sample } from "../open";
import type { Language, Visitor } from "../visitor";

const site = openSite();
const coach = (guest: Visitor) => guest.page.getByRole("region", { name: guest.t("learn.coach") });

/** Waits until the teacher's panel shows a text of the lesson. */
async function hears(guest: Visitor, phrase: string): Promise<void> {
  await coach(guest)
    .getByText(await guest.say(`lesson.lords.${phrase}`), { exact: true })
    .waitFor();
}

describe("a lesson", () => {
  it("is reached from home in one click, shows the rule, undoes a wrong move, and resumes after a reload", async () => {
    const guest = await site.visitor();
    await guest.go();
    await guest.page
      .getByRole("main")
      .getByRole("link", { name: guest.t("learn.title") })
      .first()
      .click();
    await guest.page.getByRole("link", { name: guest.t("learn.begin"), exact: true }).click();
    await hears(guest, "place.arrows");
    await expect.poll(() => guest.square("d4").getAttribute("data-pointed")).toBe("");
    await guest.button("learn.next").click();
    await hears(guest, "place.behind");

    await guest.hand.last().click();
    await guest.square("d5").click();
    await hears(guest, "place.find");
    const why = guest.page.getByRole("status").getByRole("link", { name: "LOW-5.2" });
    await expect.poll(() => why.getAttribute("href")).toBe("/rules/lords/LOW-5.2");

    await guest.square("d3").click(); // the card is still picked
    await hears(guest, "place.ahead");
    await expect.poll(() => guest.hand.count()).toBe(1); // the move was really made
    await guest.button("learn.back").click();
    await hears(guest, "place.find");
    await expect.poll(() => guest.hand.count()).toBe(2);

    await guest.page.reload();
    await hears(guest, "place.find");
    await guest.hand.last().click();
    await guest.square("e3").click();
    await hears(guest, "place.taken");
    await guest.page.getByRole("link", { name: guest.t("learn.leave") }).click();
    await guest.page.getByRole("link", { name: guest.t("learn.continue"), exact: true }).click();
    await hears(guest, "place.taken");
  });

  it.each<Language>(sample(["pl", "ru"]))("can be shown from beginning to end (%s)", async (language) => {
    const guest = await site.visitor({ language }, PHONE);
    await guest.go("lesson/lords/move");
    await hears(guest, "move.goal");
    await guest.button("learn.next").click();
    await hears(guest, "move.walk");
    await guest.button("learn.show").click();
    await hears(guest, "move.four");
    await guest.button("learn.next").click();
    await hears(guest, "move.finish");
    await guest.button("learn.show").click();
    await hears(guest, "move.won");
    await guest.button("learn.next").click();
    await guest.button("learn.play").waitFor();
  });

  it("that was started once can be started again offline", async () => {
    const away = await new Site().open();
    try {
      const guest = await away.visitor();
      await guest.go();
      await guest.page.evaluate(async () => (await navigator.serviceWorker.ready).active); // it caches everything loaded from now on
      await guest.page.waitForFunction(() => navigator.serviceWorker.controller);
      await guest.page.reload();
      await guest.page.goto(`${away.url}/lesson/lords/place`);
      await hears(guest, "place.arrows");
      await guest.page.waitForLoadState("networkidle");
      await away.kill();
      await guest.page.reload();
      await coach(guest)
        .getByRole("button", { name: guest.t("learn.next"), exact: true })
        .waitFor();
      await expect.poll(() => guest.field.count()).toBe(1);
      await expect.poll(() => guest.units.count()).toBeGreaterThan(0);
    } finally {
      await away.close();
    }
  });

  it("can be played by keyboard", async () => {
    const guest = await site.visitor();
    await guest.go("lesson/lords/berserk");
    await guest.button("learn.next").focus();
    await guest.page.keyboard.press("Enter");
    await hears(guest, "berserk.help");
    await guest.page.keyboard.press("1");
    await guest.square("e2").focus();
    await guest.page.keyboard.press("Enter");
    await hears(guest, "berserk.together");
    await guest.square("d4").focus();
    await guest.page.keyboard.press("Enter");
    await hears(guest, "berserk.rush");
  });
});

describe("the rules", () => {
  it("have an address for every id", async () => {
    const guest = await site.visitor();
    await guest.page.goto(`${guest.url}/rules/lords#LOW-7.3`);
    await expect.poll(() => guest.page.evaluate(() => document.activeElement?.id)).toBe("LOW-7.3");
    await expect.poll(() => guest.page.getByRole("alert").count()).toBe(0);
    await guest.go("rules/lords/LOW-99.1"); // there is no such rule
    await guest.page.getByRole("alert").filter({ hasText: "LOW-99.1" }).waitFor();
    await guest.page.locator("#LOW-7\\.3").waitFor(); // all rules are listed
  });

  it.each<[Language, string]>([
    ["pl", "Jednostka zostaje wyeliminowana"],
    ["ru", "Отряд уничтожен"],
  ])("are in the reader's language (%s)", async (language, begins) => {
    const guest = await site.visitor({ language });
    await guest.go("rules/lords/LOW-7.3");
    await guest.page.getByText(begins).waitFor();
  });
});
