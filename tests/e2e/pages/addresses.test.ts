// Addresses: paths with page titles, and old addresses.
import { describe, expect, it } from "vitest";
import { PHONE } from "../site";
import { openSite, sample } from "../open";

const site = openSite();

describe("an address", () => {
  it("is a path with its page title, and an old address with # redirects to it", async () => {
    const guest = await site.visitor();
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

  it.each(sample(["ru", "en", "pl"] as const))(
    "that is unknown shows an error page with a link home (%s)",
    async (language) => {
      const guest = await site.visitor({ language }, language === "en" ? {} : PHONE);
      const said = guest.page.getByRole("heading", { name: guest.t("refused.not-found") });
      for (const path of [
        "nothing/here",
        "cards/chess",
        "lesson/chess/move",
        "settings/more",
        "table",
        "cards/%E0%A4%A",
      ]) {
        const answer = await guest.page.goto(`${guest.url}/${path}`);
        expect(answer?.status(), path).toBe(404);
        await said.waitFor();
        await expect.poll(() => guest.page.title()).toBe(`${guest.t("refused.not-found").slice(0, -1)} – Warhost`);
      }
      await guest.page
        .getByRole("main")
        .getByRole("link", { name: guest.t("nav.home"), exact: true })
        .click();
      await said.waitFor({ state: "detached" });
      await guest.button("play.lords").waitFor();
      await expect.poll(() => guest.page.title()).toBe("Warhost");
      await guest.page.goBack(); // client-side navigation shows the same page
      await said.waitFor();
    },
  );
});
