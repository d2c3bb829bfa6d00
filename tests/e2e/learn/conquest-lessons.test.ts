// The lessons of Warhammer 40,000: Conquest: one lesson played by clicks.
import { describe, expect, it } from "vitest";
import { row, word } from "../conquest";
import { openSite } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();
const coach = (guest: Visitor) => guest.page.getByRole("region", { name: guest.t("learn.coach") });
const planet = (guest: Visitor, name: string) => row(guest).getByRole("button", { name });
const held = (guest: Visitor, name: string) => guest.hand.filter({ hasText: name });

/** Waits until the teacher's panel shows a text of the lesson. */
async function hears(guest: Visitor, phrase: string): Promise<void> {
  await coach(guest)
    .getByText(await guest.say(`lesson.conquest.deploy.${phrase}`), { exact: true })
    .waitFor();
}

describe("the first round of Conquest", () => {
  it("can be played: cards are deployed, a wrong move is undone, an unaffordable card is refused with its rule", async () => {
    const guest = await site.visitor();
    await guest.go("lesson/conquest/deploy");
    await hears(guest, "row");
    await expect.poll(() => guest.page.locator("[data-pointed]").count()).toBe(5);
    await guest.button("learn.next").click();
    await hears(guest, "cost");
    await guest.button("learn.next").click();
    await hears(guest, "techmarine");

    await held(guest, "Iron Hands Techmarine").click();
    await planet(guest, "Barlus").click();
    await hears(guest, "elsewhere");
    await guest.button("learn.back").click();
    await hears(guest, "techmarine");
    await held(guest, "Iron Hands Techmarine").click();
    await planet(guest, "Plannum").click();
    await hears(guest, "nob");
    await guest.button("learn.watch").click();

    await hears(guest, "dear");
    await held(guest, "Land Raider").click();
    await hears(guest, "recruit");
    await guest.page.getByRole("status").filter({ hasText: "CON-6.5" }).waitFor();
    await held(guest, "Eager Recruit").click();
    await planet(guest, "Plannum").click();
    await hears(guest, "passed");
    await guest.button("learn.watch").click();
    await hears(guest, "pass");
    await guest.prompt.locator("[data-option=pass]").click();
    await hears(guest, "kept");
    await guest.button("learn.next").click();
    await coach(guest).getByText(guest.t("learn.finished")).waitFor();
    await expect.poll(() => row(guest).getByRole("button", { name: "Goff Nob" }).count()).toBe(1);
    expect(
      await row(guest)
        .getByRole("button", { name: word(guest, "con.planet.down") })
        .count(),
    ).toBe(2);
  });
});
