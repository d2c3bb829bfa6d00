import { describe, expect, it } from "vitest";
import { withMouse } from "../hands";
import { DESKTOP, PHONE } from "../site";
import { LONG, openSite } from "../open";

const site = openSite();

describe("scenarios", () => {
  it("are found by rule, and can be continued at a table", async () => {
    const guest = await site.visitor();
    await guest.go("scenarios");
    await guest.page.getByLabel(guest.t("search")).fill("LOW-EX-2");
    const found = guest.page.getByRole("listitem").filter({ hasText: "LOW-EX-2" });
    await found.first().waitFor();
    await expect.poll(() => guest.page.getByRole("main").getByRole("listitem").count()).toBe(await found.count());
    await found
      .first()
      .getByRole("button", { name: guest.t("open") })
      .click();
    expect(await guest.asked()).toBe(true);
    await expect.poll(() => guest.units.count()).toBeGreaterThan(1);
    await guest.next(() => withMouse(guest));
  });
});

describe("the chapters of scenarios", () => {
  it("lead to their scenarios, and to those of another game after a change of game", async () => {
    const guest = await site.visitor();
    await guest.go("scenarios/lords");
    const main = guest.page.getByRole("main");
    const chapters = main.locator(".chapters").getByRole("button");
    await chapters.first().click();
    await main
      .getByRole("link", { name: guest.t("scenario.step") })
      .first()
      .waitFor();
    expect(new URL(guest.page.url()).search).toMatch(/^\?chapter=/);
    await main.getByRole("link", { name: await guest.say("conquest.title") }).click();
    await expect.poll(() => chapters.count()).toBeGreaterThan(10);
    await expect.poll(() => main.getByRole("alert").count()).toBe(0);
  });
});

describe("the scenario viewer", () => {
  it("steps through a script with its expectations, and can be continued from any step", async () => {
    const guest = await site.visitor();
    await guest.go("scenarios");
    await guest.page.getByLabel(guest.t("search")).fill("LOW-EX-2");
    await guest.page
      .getByRole("link", { name: guest.t("scenario.step") })
      .first()
      .click();
    const script = guest.page.getByRole("region", { name: guest.t("scenario.steps") }).getByRole("listitem");
    await script.first().waitFor();
    const steps = await script.count();
    expect(steps).toBeGreaterThan(2);
    const before = await guest.units.allTextContents();
    await guest.button("replay.last").click();
    await guest.page
      .locator('[aria-current="step"]')
      .filter({ hasText: guest.t("scenario.check") })
      .waitFor();
    await expect.poll(() => guest.units.allTextContents()).not.toEqual(before);
    await expect.poll(() => guest.page.getByText(guest.t("scenario.unmet")).count()).toBe(0);
    await script.first().getByRole("button").click();
    await expect.poll(() => guest.units.allTextContents()).toEqual(before);
    await guest.button("scenario.play").click();
    await guest.page.waitForURL(/^[^#]*\/table\//);
    expect(await guest.asked()).toBe(true);
  });
});

describe("the card browser", () => {
  it("finds cards by text and filters, and shows one enlarged with its text", async () => {
    const guest = await site.visitor();
    await guest.go("cards");
    const cards = guest.page.getByRole("main").getByRole("listitem");
    await expect.poll(() => cards.count()).toBeGreaterThan(100);
    const all = await cards.count();
    await guest.page.getByLabel(guest.t("place.army")).selectOption({ label: await guest.say("lords.army.orcs") });
    await expect.poll(() => cards.count()).toBeLessThan(all / 4);
    await guest.page.getByLabel(guest.t("search")).fill("catapult");
    await expect.poll(() => cards.count()).toBe(1);
    await expect.poll(() => new URL(guest.page.url()).search).toBe("?q=catapult"); // the address can be shared
    await cards.getByRole("button").click();
    const card = guest.page.getByRole("dialog", { name: "Orc Catapult" });
    await card
      .getByText(await guest.say("lords.army.orcs"))
      .first()
      .waitFor();
    await guest.page.keyboard.press("Escape");
    await card.waitFor({ state: "hidden" });
  });

  it("filters the cards of a game by set, sorts them, and names the set on the page of a card", async () => {
    const guest = await site.visitor();
    await guest.go("cards/invasion");
    const cards = guest.page.getByRole("main").getByRole("listitem");
    await guest.page.getByRole("combobox", { name: /^Set/ }).selectOption({ label: "Tooth and Claw" });
    await expect.poll(() => cards.count()).toBe(20);
    await guest.page.getByRole("combobox", { name: /^Sort by/ }).selectOption({ label: "cost" });
    const costs = async () =>
      (await cards.allTextContents()).map((says) => Number(/cost (\d+)/i.exec(says)?.[1] ?? "99"));
    await expect.poll(costs).toEqual((await costs()).sort((a, b) => a - b));
    expect(new Set(await costs()).size).toBeGreaterThan(2);
    await cards.first().getByRole("button").click();
    await guest.page.getByRole("link", { name: guest.t("card.page") }).click();
    await guest.page.getByText(/^Tooth and Claw \d+\. /).waitFor();
  });

  it.each([
    ["a desktop", DESKTOP, "pl"],
    ["a phone", PHONE, "ru"],
  ] as const)(
    "links a card to the previous and next one, in the list and on its page, on %s",
    async (_, device, language) => {
      const guest = await site.visitor({ language }, device);
      const ways = guest.page.getByRole("navigation", { name: guest.t("card.neighbours") }).getByRole("link");
      const way = (key: "card.before" | "card.after") => ways.filter({ hasText: guest.t(key) });
      await guest.go("cards/conquest?q=nazdreg");
      const cards = guest.page.getByRole("main").getByRole("listitem");
      await expect.poll(() => cards.count()).toBeGreaterThan(1);
      await cards.first().getByRole("button").click();
      await expect.poll(() => way("card.before").count()).toBe(0); // it is the first of the found cards
      const named = async () => (await way("card.after").innerText()).split(":").at(-1)!.trim();
      const second = await named();
      await way("card.after").click();
      await guest.page.getByRole("dialog", { name: second }).waitFor();
      await way("card.before").waitFor();
      await guest.page.getByRole("link", { name: guest.t("card.page") }).click();
      await guest.page.getByRole("heading", { name: second, level: 1 }).waitFor();
      const here = guest.page.url();
      const next = await named();
      await way("card.after").click();
      await guest.page.getByRole("heading", { name: next, level: 1 }).waitFor();
      await way("card.before").click();
      await guest.page.getByRole("heading", { name: second, level: 1 }).waitFor();
      expect(guest.page.url()).toBe(here);
    },
  );
});

describe("an account", () => {
  it("keeps the guest's games, and opens them in another browser", async () => {
    const [guest, elsewhere] = [await site.visitor(), await site.visitor()];
    await guest.table([
      { kind: "me", deck: "orcs" },
      { kind: "bot", bot: "random" },
    ]);
    for (const [who, key] of [
      [guest, "account.create"],
      [elsewhere, "account.login"],
    ] as const) {
      await who.go("settings");
      await who.page.getByLabel(who.t("your.name")).fill("Grace");
      await who.page.getByLabel(who.t("password")).fill("a long enough secret");
      await who.button(key).click();
      await who.page.getByText(who.t("account.in", { name: "Grace" })).waitFor();
    }
    await elsewhere.go();
    await elsewhere.page.getByRole("link", { name: elsewhere.t("continue") }).click();
    expect(await elsewhere.asked()).toBe(true);
  });

  it.runIf(LONG)("is in the header of every tab while signed in, and of none afterwards", async () => {
    const guest = await site.visitor();
    await guest.go("settings");
    const tabs = [guest.page, await guest.page.context().newPage()];
    await tabs[1]!.goto(`${site.url}/cards`);
    const named = (name: string) => tabs.map((tab) => tab.getByRole("banner").getByText(name, { exact: true }));
    await guest.page.getByLabel(guest.t("your.name")).fill("Lovelace");
    await guest.page.getByLabel(guest.t("password"), { exact: true }).fill("a very long one");
    await guest.button("account.create").click();
    for (const each of named("Lovelace")) await each.waitFor();
    await guest.button("account.logout").click();
    for (const each of named("Lovelace")) await each.waitFor({ state: "detached" });
    await guest.page.getByLabel(guest.t("your.name")).fill("Lovelace");
    await guest.page.getByLabel(guest.t("password"), { exact: true }).fill("a very long one");
    await guest.button("account.login").click();
    for (const each of named("Lovelace")) await each.waitFor();
  });

  it("can be signed out elsewhere, get a new password, and be deleted", async () => {
    const [owner, elsewhere] = [await site.visitor(), await site.visitor()];
    const inside = (who: typeof owner) => who.page.getByText(who.t("account.in", { name: "Hopper" }));
    for (const [who, key] of [
      [owner, "account.create"],
      [elsewhere, "account.login"],
    ] as const) {
      await who.go("settings");
      await who.page.getByLabel(who.t("your.name")).fill("Hopper");
      await who.page.getByLabel(who.t("password")).fill("a long enough secret");
      await who.button(key).click();
      await inside(who).waitFor();
    }
    await owner.page.reload();
    await owner.button("account.elsewhere").click();
    await owner.button("account.elsewhere").waitFor({ state: "detached" });
    await elsewhere.page.reload();
    await elsewhere.page.getByText(elsewhere.t("account.nobody")).waitFor();
    await owner.page.getByLabel(owner.t("account.old")).fill("a long enough secret");
    await owner.page.getByLabel(owner.t("account.new")).fill("another long secret");
    await owner.page.getByRole("button", { name: owner.t("account.change") }).click();
    await owner.page.getByText(owner.t("account.changed")).waitFor();
    await owner.page.locator("summary").click();
    await owner.page.getByLabel(owner.t("password"), { exact: true }).fill("another long secret");
    await owner.page.getByRole("button", { name: owner.t("account.leave") }).click();
    await owner.page.getByText(owner.t("account.left")).waitFor();
    await owner.page.getByText(owner.t("account.nobody")).waitFor();
  });
});

describe("the about page", () => {
  it("is linked from the settings and links to the licences of the client's components", async () => {
    const guest = await site.visitor();
    await guest.go("settings");
    await guest.page.getByRole("link", { name: guest.t("about.title") }).click();
    await guest.page.getByRole("heading", { name: guest.t("about.title") }).waitFor();
    await guest.page.getByText(/^Version \d+\.\d+/).waitFor();
    const link = guest.page.getByRole("link", { name: guest.t("about.notices") });
    const notices = await guest.page.request.get(new URL((await link.getAttribute("href")) ?? "", guest.url).href);
    expect(notices.headers()["content-type"]).toContain("text/plain");
    for (const each of [/^svelte .*\(MIT\)/m, /^@fontsource\/alegreya .*\(OFL-1\.1\)/m, /SIL OPEN FONT LICENSE/])
      expect(await notices.text()).toMatch(each);
  });
});
