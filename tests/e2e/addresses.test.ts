// Addresses: real paths with their titles, and those of before.
import { describe, expect, it } from "vitest";
import { openHouse } from "./open";

const house = openHouse();

describe("an address", () => {
  it("is a path with a title of its own, and one of before with # leads there", async () => {
    const guest = await house.visitor();
    await guest.go("rules/lords/LOW-7.3");
    await guest.page.locator('[id="LOW-7.3"]').waitFor();
    expect(new URL(guest.page.url()).pathname).toBe("/rules/lords/LOW-7.3");
    expect(new URL(guest.page.url()).hash).toBe("");
    const rules = await guest.page.title();
    await guest.page.getByRole("link", { name: guest.t("nav.cards"), exact: true }).click();
    await expect.poll(() => new URL(guest.page.url()).pathname).toBe("/cards");
    await expect.poll(() => guest.page.title()).not.toBe(rules);
    await guest.page.goBack();
    await expect.poll(() => new URL(guest.page.url()).pathname).toBe("/rules/lords/LOW-7.3");
  });
});
