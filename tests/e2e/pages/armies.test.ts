import { describe, expect, it } from "vitest";
import { openSite, sample } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();

describe("the army builder", () => {
  it("shows the problems of an army, with rules, until it is legal", async () => {
    const guest = await site.visitor();
    await guest.go("army");
    await guest.page.getByText(guest.t("army.legal")).waitFor();
    const more = guest.button("army.more", { card: "Orc Catapult" });
    await more.click();
    await guest.page
      .getByText(/LOW-\d/)
      .first()
      .waitFor();
    await expect.poll(() => guest.page.getByText(guest.t("army.legal")).count()).toBe(0);
    await guest.button("army.less", { card: "Orc Catapult" }).click();
    await guest.page.getByText(guest.t("army.legal")).waitFor();
  });

  it("saves an army, which is available after a reload and at a new table", async () => {
    const guest = await site.visitor();
    await guest.go("army");
    await guest.page.getByLabel(guest.t("army.name")).fill("The Tusks");
    await guest.button("save").click();
    await guest.page
      .getByRole("status")
      .filter({ hasText: guest.t("saved") })
      .waitFor();
    await guest.page.reload();
    await guest.page.getByLabel(guest.t("army.saved")).selectOption({ label: "The Tusks" });
    await expect.poll(() => guest.page.getByLabel(guest.t("army.name")).inputValue()).toBe("The Tusks");
    await guest.go("new");
    await guest.page
      .getByRole("button", { name: new RegExp(`^${guest.t("place.army")}: `) })
      .first()
      .click();
    const dialog = guest.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^The Tusks/ }).waitFor({ state: "attached" });
    await dialog.getByText("The Tusks", { exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await guest.page
      .getByRole("button", { name: `${guest.t("place.army")}: The Tusks` })
      .first()
      .waitFor();
  });

  it("goes to the table with an army", async () => {
    const guest = await site.visitor();
    await guest.go("army");
    await guest.page.getByLabel(guest.t("army.name")).fill("The Tusks");
    await guest.button("decks.play").click();
    await guest.page.getByRole("button", { name: `${guest.t("place.army")}: The Tusks` }).waitFor();
  });

  it("warns on the home screen about an illegal army only", async () => {
    const guest = await site.visitor();
    const saves = async (name: string): Promise<void> => {
      await guest.page.getByLabel(guest.t("army.name")).fill(name);
      await guest.button("save").click();
      await guest.page
        .getByRole("status")
        .filter({ hasText: guest.t("saved") })
        .waitFor();
    };
    await guest.go("army");
    await guest.button("army.less", { card: "Orc Catapult" }).click();
    await saves("Too Few");
    await guest.go("army");
    await guest.page.reload();
    await saves("The Tusks");
    await guest.go("");
    await guest.page.getByRole("button", { name: guest.t("play.lords") }).click();
    const warning = guest.page.getByText(guest.t("decks.refused", { deck: "Too Few" }));
    await guest.page.getByRole("radio", { name: /^Too Few/ }).check();
    await warning.waitFor();
    await guest.page.getByText(/LOW-15/).waitFor();
    await guest.page.getByRole("radio", { name: /^The Tusks/ }).check();
    await warning.waitFor({ state: "detached" });
  });

  it("shares an army by a link", async () => {
    const [guest, friend] = [await site.visitor(), await site.visitor()];
    await guest.go("army");
    await guest.page
      .getByRole("combobox", { name: guest.t("place.army"), exact: true })
      .selectOption({ label: await guest.say("lords.army.elves") });
    await guest.page.getByLabel(guest.t("army.name")).fill("Greenwood");
    await guest.button("army.less", { card: "Elven Archer" }).click();
    await guest.button("share").click();
    await guest.page
      .getByRole("status")
      .filter({ hasText: guest.t("copied") })
      .waitFor();
    await friend.page.goto(await guest.page.evaluate(() => navigator.clipboard.readText()));
    const name = friend.page.getByLabel(friend.t("army.name"));
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe("Greenwood");
    const copies = (who: Visitor): Promise<string | null> =>
      who.page.getByLabel(/^Elven Archer: /).getAttribute("aria-label");
    expect(await copies(friend)).toBe(await copies(guest));
  });

  it.each(sample(["text", "JSON"]))("exports an army as %s and reads it again", async (form) => {
    const guest = await site.visitor();
    await guest.go("army");
    await guest.page.getByLabel(guest.t("army.name")).fill("The Tusks");
    await guest.button("army.less", { card: "Orc Catapult" }).click();
    await guest.button("army.more", { card: "Orc Ravager" }).first().click(); // two cards have this name
    const cards = (): Promise<(string | null)[]> =>
      guest.page.getByLabel(/: \d+$/).evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label")));
    const before = await cards();
    await guest.button("decks.export").click();
    const sheet = guest.page.getByRole("dialog");
    await sheet
      .getByRole("button", { name: guest.t(form === "text" ? "decks.form.text" : "decks.form.json"), exact: true })
      .click();
    const written = sheet.getByRole("textbox");
    await expect.poll(() => written.inputValue()).toMatch(form === "text" ? /^(?!\{)[\s\S]*orc/ : /^\{[\s\S]*orc/);
    const text = await written.inputValue();
    await guest.page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });

    await guest.page
      .getByRole("combobox", { name: guest.t("place.army"), exact: true })
      .selectOption({ label: await guest.say("lords.army.undead") });
    await guest.button("decks.import").click();
    const read = guest.page.getByRole("button", { name: guest.t("decks.read") });
    await guest.page.getByRole("dialog").getByRole("textbox").fill("nothing of the kind");
    await read.click();
    await guest.page.getByRole("dialog").getByRole("alert").waitFor();
    await guest.page.getByRole("dialog").getByRole("textbox").fill(text);
    await read.click();
    await guest.page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => guest.page.getByLabel(guest.t("army.name")).inputValue()).toBe("The Tusks");
    await expect.poll(cards).toEqual(before);
  });
});
