import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { DESKTOP, PHONE } from "../site";
import { quickly } from "../hands";
import { LONG, openSite } from "../open";
import { BOT, ME, OPEN, type Language, type Visitor } from "../visitor";

const site = openSite();
const LANGUAGES: Language[] = ["en", "pl", "ru"];

const sheet = (guest: Visitor) => guest.page.getByRole("dialog", { name: guest.t("hint") });
const analysis = (guest: Visitor) => guest.page.getByRole("region", { name: guest.t("analysis") });

describe("a hint", () => {
  it("shows a hint with its reason, which can be played", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    expect(await guest.asked()).toBe(true);
    await guest.button("hint").click();
    await sheet(guest).getByRole("meter").waitFor();
    const advised = (await sheet(guest).locator(".best").textContent())!.trim();
    const told = await sheet(guest).innerText();
    expect(told).toMatch(/\d+ %/);
    expect(told).not.toMatch(/[{}]|lords\.|deploy orc/); // text instead of notation
    expect(await problems(guest)).toEqual([]);
    const square = /\b[a-g][1-6]\b/.exec(advised)![0]; // a first answer deploys a unit somewhere
    await guest.next(() =>
      sheet(guest)
        .getByRole("button", { name: guest.t("hint.do") })
        .click(),
    );
    await expect.poll(() => guest.units.filter({ hasText: new RegExp(`^${square}\\b`) }).count()).toBe(1);
  });

  it("has a text in card games, in every language", async () => {
    for (const language of LONG ? LANGUAGES : (["pl"] as const))
      for (const [game, deck, foe] of [
        ["invasion", "dwarf", "orc"],
        ["conquest", "space-marines", "orks"],
      ] as const) {
        const guest = await site.visitor({ language }, language === "en" ? DESKTOP : PHONE);
        await guest.table(
          [
            { kind: "me", deck },
            { ...BOT, deck: foe },
          ],
          {},
          { game },
        );
        expect(await guest.asked()).toBe(true);
        await guest.button("hint").click();
        await sheet(guest).getByRole("meter").waitFor();
        expect(await sheet(guest).innerText()).not.toMatch(/[{}…]|[a-z]+-\d{3}/);
      }
  });

  it("is not offered against people", async () => {
    const guest = await site.visitor();
    const id = await guest.table([ME, OPEN], { first: "1" });
    const friend = await site.visitor();
    await friend.post("/session", { name: "Grace" });
    await friend.post(`/tables/${id}/sit`, { deck: "elves" });
    expect(await guest.asked()).toBe(true);
    await expect.poll(() => guest.button("hint").count()).toBe(0);
  });
});

describe("a finished game", () => {
  it("has a curve of chances and its turning points, from which it can be played on", async () => {
    for (const language of LONG ? LANGUAGES : (["en"] as const)) {
      const guest = await site.visitor({ language }, language === "en" ? DESKTOP : PHONE);
      await guest.table([ME, BOT], { units: 3, commanders: 0, first: "1" });
      await guest.playOut(quickly);
      // The result dialog links to it, and closes.
      await guest.page
        .getByRole("dialog")
        .getByRole("button", { name: guest.t("analysis.turning") })
        .click();
      await expect.poll(() => guest.page.getByRole("dialog").count()).toBe(0);
      const points = async (): Promise<number> =>
        ((await analysis(guest).locator("polyline").getAttribute("points")) ?? "").split(" ").length;
      await expect.poll(points, { timeout: 120_000 }).toBeGreaterThan(4);
      await analysis(guest).getByRole("status").waitFor({ state: "detached", timeout: 150_000 });
      const turns = analysis(guest).getByRole("listitem");
      await expect.poll(() => turns.count()).toBeGreaterThan(0); // random players make mistakes
      await expect.poll(() => turns.first().innerText()).not.toContain("…");
      expect(await turns.first().innerText()).not.toMatch(/[{}]|lords\./);
      await turns.first().getByRole("button").first().click();
      await expect.poll(() => guest.page.url()).toMatch(/\?at=\d+&seat=/);
      expect(await problems(guest)).toEqual([]);
      if (language !== "en") continue;
      const on = analysis(guest).getByRole("button", { name: guest.t("analysis.on") });
      await on.first().click();
      await guest.replay.waitFor({ state: "detached" });
      expect(await guest.asked()).toBe(true);
    }
  });
});
