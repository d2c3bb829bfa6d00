// The lessons of Warhammer: Invasion: all of them with "show me", one by clicks, and one by keyboard.
import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { PHONE } from "../site";
import { capital, lit } from "../invasion";
import { LONG, openSite } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();
const coach = (guest: Visitor) => guest.page.getByRole("region", { name: guest.t("learn.coach") });

interface Step {
  kind: string;
  say: string;
  point: string[];
}
interface Lesson {
  id: string;
  steps: Step[];
}

/** Waits until the teacher's panel shows a text. */
async function hears(guest: Visitor, key: string): Promise<void> {
  await coach(guest)
    .getByText(await guest.say(key.startsWith("lesson.") ? key : `lesson.invasion.${key}`), { exact: true })
    .waitFor();
}

/** A card in play, by its English name. */
const card = (guest: Visitor, whose: "you" | "foe", name: string) =>
  capital(guest, whose).getByRole("button", { name });
const zone = (guest: Visitor, whose: "you" | "foe", name: string) =>
  capital(guest, whose)
    .getByRole("region")
    .getByRole("button", { name: new RegExp(`^${name}`) });

describe("the first game of Invasion", () => {
  it.runIf(LONG)(
    "can be watched from the first to the last lesson, and each step highlights its elements",
    async () => {
      const guest = await site.visitor({ language: "pl", theme: "light" }, PHONE);
      await guest.go("learn/invasion");
      const lessons = await guest.get<Lesson[]>("/lessons/invasion");
      await guest.page.getByRole("link", { name: guest.t("learn.begin") }).click();
      for (const [number, lesson] of lessons.entries()) {
        for (const step of lesson.steps) {
          await hears(guest, step.say);
          if (step.point.length)
            await expect
              .poll(() => guest.page.locator("[data-pointed]").count(), { message: step.say })
              .toBeGreaterThan(0);
          await coach(guest)
            .getByRole("button", {
              name: new RegExp(`^(${guest.t("learn.next")}|${guest.t("learn.watch")}|${guest.t("learn.show")})`),
            })
            .click();
        }
        await coach(guest).getByText(guest.t("learn.finished")).waitFor();
        if (number === 2) expect(await problems(guest)).toEqual([]);
        if (number < lessons.length - 1)
          await coach(guest)
            .getByRole("link", { name: guest.t("learn.following").replace(/\{.*/, "") })
            .click();
      }
      await guest.button("learn.play").click();
      await guest.asked();
      await expect.poll(() => guest.hand.count()).toBe(7);
    },
  );

  it("can be played by clicks: attackers one by one, a wrong move undone, a rule shown, damage by taps, resumed after a reload", async () => {
    const guest = await site.visitor();
    await guest.go("lesson/invasion/attack");
    await hears(guest, "attack.zone");
    await zone(guest, "foe", "Kingdom").click();
    await hears(guest, "attack.other-zone");
    await guest.button("learn.back").click();
    await hears(guest, "attack.zone");
    await zone(guest, "foe", "Quest zone").click();
    await hears(guest, "attack.attackers");
    await card(guest, "you", "King Kazador").click();
    await expect.poll(() => lit(guest).count()).toBe(2); // the step waits for further attackers
    await guest.page.reload();
    await hears(guest, "attack.attackers");
    await expect.poll(() => lit(guest).count()).toBe(2);
    await card(guest, "you", "Hammerer of Karak Azul").click();
    await expect.poll(() => lit(guest).count()).toBe(1);
    await guest.prompt.locator("[data-option=done]").click();
    await hears(guest, "attack.defenders");
    await guest.button("learn.watch").click();
    await hears(guest, "attack.minimum");
    await zone(guest, "foe", "Quest zone").click();
    await hears(guest, "attack.cover");
    await guest.page.getByRole("status").filter({ hasText: "INV-13.17" }).waitFor();
    await card(guest, "foe", "Doom Divers").click();
    await expect.poll(() => card(guest, "foe", "Doom Divers").textContent()).toContain("1/2");
    await card(guest, "foe", "Doom Divers").click();
    await hears(guest, "attack.rest");
    await guest.prompt.locator("[data-option='assign 2 quest']").click();
    await hears(guest, "attack.back");
  });

  it("can be played by keyboard: a digit picks a card, N focuses the zone, Enter confirms", async () => {
    const guest = await site.visitor();
    const { keyboard } = guest.page;
    await guest.go("lesson/invasion/pay");
    await hears(guest, "pay.cost");
    await guest.button("learn.next").focus();
    for (const next of ["pay.loyalty", "pay.play"]) {
      // the "next" button keeps the focus
      await keyboard.press("Enter");
      await hears(guest, next);
    }
    await keyboard.press("1");
    await expect.poll(() => lit(guest).count()).toBe(3);
    await keyboard.press("n"); // the first of the zones is the kingdom
    await keyboard.press("Enter");
    await hears(guest, "pay.symbols");
  });

  it("is listed with the other games, and each game keeps the learner's progress", async () => {
    const guest = await site.visitor();
    await guest.go("lesson/invasion/power");
    await hears(guest, "power.zones");
    await guest.button("learn.next").click();
    await hears(guest, "power.power");
    await guest.go("learn");
    await guest.page.getByRole("link", { name: guest.t("learn.begin"), exact: true }).waitFor();
    await guest.page.getByRole("link", { name: await guest.say("invasion.title") }).click();
    await guest.page.getByRole("link", { name: guest.t("learn.continue"), exact: true }).click();
    await hears(guest, "power.power");
  });
});
