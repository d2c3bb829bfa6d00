import { describe, expect, it } from "vitest";
import { problems } from "../access";
import { PHONE } from "../site";
import { LONG, openSite, sample } from "../open";
import type { Visitor } from "../visitor";

const site = openSite();
const LATER = "Thane of Karak Norn"; // legal for Dwarfs, but its loyalty is unknown
const HORRORS = "Spelltwister"; // the same for Chaos

const deck = (guest: Visitor) => guest.page.getByRole("region", { name: guest.t("deck"), exact: true });
const verdict = (guest: Visitor, key: "decks.good" | "decks.waits" | "decks.bad", words = {}) =>
  deck(guest).getByText(guest.t(key, words), { exact: true });
const list = (guest: Visitor): Promise<string[]> =>
  deck(guest)
    .getByRole("button", { name: /^Deck list: remove one / })
    .evaluateAll((nodes) =>
      nodes.map((node) => `${node.nextElementSibling?.textContent} ${node.getAttribute("aria-label")}`),
    );

async function builder(guest: Visitor, game = "invasion"): Promise<void> {
  await guest.go(`decks/${game}`);
  await verdict(guest, "decks.good").waitFor();
}
/** Filters the pool to few cards, because queries by role are slow with many. */
const alone = (guest: Visitor): Promise<void> => find(guest, "Ranger");
async function find(guest: Visitor, words: string): Promise<void> {
  await guest.page.getByLabel(guest.t("decks.search")).fill(words);
}

describe("the deck builder of Invasion", () => {
  it("shows the problems of a deck, with rules, and unimplemented cards", async () => {
    const guest = await site.visitor();
    await builder(guest); // a first-game deck
    await find(guest, "Dwarf Ranger");
    const more = guest.button("decks.add", { card: "Dwarf Ranger" });
    await more.click();
    await more.click();
    await verdict(guest, "decks.bad", { count: 1 }).waitFor();
    await deck(guest).getByRole("link", { name: "INV-28.2" }).waitFor();
    await guest.button("decks.remove", { card: "Dwarf Ranger" }).click();
    await verdict(guest, "decks.good").waitFor();

    await find(guest, LATER);
    await guest.button("decks.show-all").click();
    await guest.button("decks.add", { card: LATER }).click();
    await verdict(guest, "decks.waits").waitFor();
    await guest.button("decks.list.less", { card: LATER }).focus();
    await guest.page.keyboard.press("Enter"); // its row is removed, and the next one gets the focus
    await verdict(guest, "decks.good").waitFor();
    await expect.poll(() => deck(guest).locator(":focus").count()).toBe(1);

    await find(guest, "Squig Herders");
    await guest.page.getByText(guest.t("decks.misfit")).first().waitFor();
    await find(guest, "Innovation");
    await expect.poll(() => guest.page.getByText(guest.t("decks.restricted"), { exact: true }).count()).toBe(2); // printed twice
    await guest.page.getByRole("radio", { name: await guest.say("invasion.race.orc") }).check();
    await deck(guest).getByRole("link", { name: "INV-28.7" }).waitFor();
  });

  it("saves a deck that can be played at a table; an unplayable one is refused with the reason", async () => {
    const guest = await site.visitor();
    await builder(guest);
    await deck(guest)
      .getByLabel(guest.t("decks.start"))
      .selectOption({ label: guest.t("decks.start.first", { army: await guest.say("invasion.race.chaos") }) });
    await guest.page.getByLabel(guest.t("decks.name")).fill("Red Tide");
    await verdict(guest, "decks.good").waitFor();
    await guest.button("decks.play").click();
    await guest.heading("new.table").waitFor();
    await guest.page.getByRole("button", { name: `${guest.t("deck")}: Red Tide`, exact: true }).waitFor();
    const sheet = guest.page.getByRole("dialog");
    await guest.button("create").click();
    await guest.page.locator("[data-moment]").waitFor();

    await builder(guest); // with the unsaved deck
    await find(guest, HORRORS);
    await guest.button("decks.show-all").click();
    await guest.button("decks.add", { card: HORRORS }).click();
    await verdict(guest, "decks.waits").waitFor();
    await expect.poll(() => guest.button("decks.play").isDisabled()).toBe(true);
    await guest.button("save").click();
    await guest.page
      .getByRole("status")
      .filter({ hasText: guest.t("saved") })
      .waitFor();
    await guest.go("new?game=invasion");
    await guest.page.getByRole("button", { name: new RegExp(`^${guest.t("deck")}: `) }).click();
    await sheet.getByText("Red Tide", { exact: true }).click();
    await sheet.waitFor({ state: "detached" });
    await guest.page.getByText(guest.t("decks.refused", { deck: "Red Tide" })).waitFor();
    await guest.button("create").click();
    await guest.page.getByRole("alert").filter({ hasText: HORRORS }).waitFor();
    await guest.page.getByRole("link", { name: guest.t("decks.edit") }).click();
    await expect.poll(() => guest.page.getByLabel(guest.t("decks.name")).inputValue()).toBe("Red Tide");

    await guest.button("decks.copy").click();
    const copy = guest.t("decks.copy.name", { name: "Red Tide" });
    await expect.poll(() => guest.page.getByLabel(guest.t("decks.name")).inputValue()).toBe(copy);
    await guest.button("save").click();
    const saved = deck(guest).getByRole("combobox", { name: guest.t("decks.saved") });
    await expect
      .poll(() => saved.getByRole("option").allTextContents())
      .toEqual(expect.arrayContaining(["Red Tide", copy]));
  });

  it("exports a deck in every format and imports it again, by paste, file and link", async () => {
    const guest = await site.visitor();
    await builder(guest);
    await alone(guest);
    await guest.page.getByLabel(guest.t("decks.name")).fill("Stone & Steel");
    const before = await list(guest);
    const sheet = guest.page.getByRole("dialog");
    for (const form of ["text", "json", "o8d"] as const) {
      await guest.button("decks.export").click();
      await sheet.getByRole("button", { name: guest.t(`decks.form.${form}`), exact: true }).click();
      const written = sheet.getByRole("textbox");
      await expect.poll(() => written.inputValue()).toMatch({ text: /^capital/, json: /^\{/, o8d: /^</ }[form]);
      const text = await written.inputValue();
      await guest.page.keyboard.press("Escape");
      await deck(guest)
        .getByLabel(guest.t("decks.start"))
        .selectOption({ label: guest.t("decks.start.empty") });
      await expect.poll(() => list(guest)).toEqual([]);
      await guest.button("decks.import").click();
      if (form === "o8d") {
        await sheet
          .locator("input[type=file]")
          .setInputFiles({ name: "deck.o8d", mimeType: "application/xml", buffer: Buffer.from(text) });
      } else {
        await sheet.getByRole("textbox").fill(text);
        await sheet.getByRole("button", { name: guest.t("decks.read") }).click();
      }
      await sheet.waitFor({ state: "hidden" });
      await expect.poll(() => guest.page.getByLabel(guest.t("decks.name")).inputValue()).toBe("Stone & Steel");
      await expect.poll(() => list(guest)).toEqual(before);
    }
    await guest.button("share").click();
    await guest.page
      .getByRole("status")
      .filter({ hasText: guest.t("copied") })
      .waitFor();
    const friend = await site.visitor();
    await friend.page.goto(await guest.page.evaluate(() => navigator.clipboard.readText()));
    await verdict(friend, "decks.good").waitFor();
    expect(await list(friend)).toEqual(before);
    await expect.poll(() => friend.page.getByLabel(friend.t("decks.name")).inputValue()).toBe("Stone & Steel");
  });

  it.runIf(LONG)("fits on a phone, without accessibility violations", async () => {
    const guest = await site.visitor({ language: "pl", theme: "light" }, PHONE);
    await guest.go("decks/invasion");
    const tab = guest.page.getByRole("button", { name: guest.t("decks.view.deck", { count: 50 }) });
    await tab.waitFor();
    expect(await problems(guest)).toEqual([]);
    await expect.poll(() => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await tab.click();
    await verdict(guest, "decks.good").waitFor();
    expect(await problems(guest)).toEqual([]);
    const names = await guest.page
      .getByRole("button")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? node.textContent));
    expect(names.length).toBe(new Set(names).size);
  });
});

describe("on a phone", () => {
  it.each(sample(["ru", "en", "pl"] as const))("the actions on a deck are in one line, in %s", async (language) => {
    const guest = await site.visitor({ language }, { ...PHONE, viewport: { width: 360, height: 740 } });
    await guest.go("decks/invasion");
    const row = guest.page.getByRole("group", { name: guest.t("decks.actions") });
    await row.waitFor();
    await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
    const broken = (): Promise<string[]> =>
      row.getByRole("button").evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const words = [...button.childNodes].find(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          if (!words) return []; // only an icon
          const range = document.createRange();
          range.selectNodeContents(words);
          const { left, right, height } = range.getBoundingClientRect();
          const [frame, line] = [button.getBoundingClientRect(), parseFloat(getComputedStyle(button).fontSize)];
          return height < 2 * line && left >= frame.left && right <= frame.right ? [] : [button.textContent!.trim()];
        }),
      );
    await expect.poll(broken).toEqual([]);
    await expect.poll(() => row.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  });
});

describe("the deck builder of Conquest", () => {
  const warlord = async (guest: Visitor, faction: string, name: string): Promise<void> => {
    await guest.page.getByRole("button", { name: await guest.say(`conquest.faction.${faction}`), exact: true }).click();
    await guest.page.getByRole("radio", { name }).check();
  };
  const ally = async (guest: Visitor, faction: string) =>
    guest.page.getByRole("radio", { name: await guest.say(`conquest.faction.${faction}`) });
  const start = async (guest: Visitor, army: string): Promise<void> => {
    await deck(guest)
      .getByLabel(guest.t("decks.start"))
      .selectOption({ label: guest.t("decks.start.learning", { army }) });
  };

  it("adds the squad of a warlord, allows one ally of the wheel, and shows problems with rules", async () => {
    const guest = await site.visitor();
    await builder(guest, "conquest");
    await warlord(guest, "orks", "Nazdreg");
    await deck(guest).getByText("Nazdreg's Flash Gitz").waitFor();
    await expect.poll(() => deck(guest).getByText("Sicarius's Chosen").count()).toBe(0);
    await expect.poll(() => guest.button("decks.list.less", { card: "Nazdreg's Flash Gitz" }).count()).toBe(0); // squad cards cannot be removed
    await verdict(guest, "decks.good").waitFor(); // the deck was not modified before, so it is replaced by the warlord's

    await guest.page.locator("label.spot.army-chaos").click(); // on the wheel itself
    await expect.poll(async () => (await ally(guest, "chaos")).isChecked()).toBe(true);
    await find(guest, "Khorne Berzerker");
    await guest.button("decks.add", { card: "Khorne Berzerker" }).click();
    await (await ally(guest, "astra-militarum")).check();
    await find(guest, "Ratling Deadeye");
    await guest.button("decks.add", { card: "Ratling Deadeye" }).click();
    await verdict(guest, "decks.bad", { count: 2 }).waitFor();
    await expect.poll(() => deck(guest).getByRole("link", { name: "CON-18.4" }).count()).toBe(2);
    await guest.button("decks.ally.remove", { count: 1, faction: await guest.say("conquest.faction.chaos") }).click();
    await verdict(guest, "decks.good").waitFor();

    await find(guest, "'idden Base"); // all cards are implemented
    await guest.button("decks.add", { card: "'idden Base" }).click();
    await verdict(guest, "decks.good").waitFor();
    await expect.poll(() => guest.button("decks.play").isDisabled()).toBe(false);
    await find(guest, "Sicarius's Chosen");
    await guest.page.getByText(guest.t("decks.misfit.warlord")).waitFor();

    await warlord(guest, "eldar", "Eldorath Starbane"); // the cards stay, but Orks are no neighbours
    await deck(guest).getByRole("link", { name: "CON-18.4" }).first().waitFor();
    await guest.page
      .getByRole("button", { name: new RegExp(`: ${await guest.say("conquest.faction.orks")}$`) })
      .click();
    await expect.poll(() => deck(guest).getByRole("button", { name: "Goff Boyz", exact: true }).count()).toBe(0);
  });

  it("imports its exports, and plays the deck", async () => {
    const guest = await site.visitor({ language: "ru", theme: "light" }, PHONE);
    await guest.go("decks/conquest");
    const tab = guest.page.getByRole("button", { name: guest.t("decks.view.deck", { count: 50 }) });
    await tab.waitFor();
    expect(await problems(guest)).toEqual([]);
    await expect.poll(() => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await tab.click();
    await start(guest, "Commander Shadowsun");
    await verdict(guest, "decks.good").waitFor();
    await guest.page.getByLabel(guest.t("decks.name")).fill("Greater Good");
    const sheet = guest.page.getByRole("dialog");
    for (const form of ["text", "json", "o8d"] as const) {
      await guest.button("decks.export").click();
      await sheet.getByRole("button", { name: guest.t(`decks.form.${form}`), exact: true }).click();
      await expect
        .poll(() => sheet.getByRole("textbox").inputValue())
        .toMatch({ text: /^warlord/, json: /^\{/, o8d: /^</ }[form]);
      const text = await sheet.getByRole("textbox").inputValue();
      await guest.page.keyboard.press("Escape");
      await deck(guest)
        .getByLabel(guest.t("decks.start"))
        .selectOption({ label: guest.t("decks.start.squad") });
      await guest.page.getByRole("button", { name: guest.t("decks.view.deck", { count: 8 }) }).waitFor();
      await guest.button("decks.import").click();
      await sheet.getByRole("textbox").fill(text);
      await sheet.getByRole("button", { name: guest.t("decks.read") }).click();
      await verdict(guest, "decks.good").waitFor();
      await expect.poll(() => guest.page.getByLabel(guest.t("decks.name")).inputValue()).toBe("Greater Good");
    }
    await guest.button("decks.play").click();
    await guest.heading("new.table").waitFor();
    await guest.page.getByRole("button", { name: `${guest.t("deck")}: Greater Good`, exact: true }).waitFor();
    await guest.button("create").click();
    await guest.page.locator("[data-moment]").waitFor();
  });
});

describe("the list of decks", () => {
  it.each(["invasion", "conquest"] as const)(
    "of %s is the same at home, at a new table and when joining",
    async (game) => {
      const guest = await site.visitor();
      await guest.post("/session", { name: "Ada" });
      const listed = (): Promise<(string | null)[]> =>
        guest.page
          .locator(".decks")
          .first()
          .locator("input[type=radio]")
          .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));
      await guest.go();
      await guest.button(`play.${game}`).click();
      await guest.button("start").waitFor();
      const atHome = await listed();
      expect(atHome.length).toBeGreaterThan(game === "conquest" ? 31 : 24);
      await guest.go(`new?game=${game}`);
      await guest.page.getByRole("button", { name: new RegExp(`^${guest.t("deck")}: `) }).click();
      await expect.poll(listed).toEqual(atHome);

      const host = await site.visitor();
      await host.post("/session", { name: "Bob" });
      const places = [{ kind: "me", deck: atHome[1] }, { kind: "open" }];
      const { id } = await host.post<{ id: string }>("/tables", { game, places, options: {}, contribution: "e2e" });
      await guest.go(`table/${id}`);
      await expect.poll(listed).toEqual(atHome);
    },
  );
});

describe("a deck before it is played", () => {
  it.each([
    ["invasion", 7],
    ["conquest", 7],
  ])("of %s has sample hands, and the chance of a cheap card in them", async (game, size) => {
    const guest = await site.visitor();
    await builder(guest, game);
    await alone(guest);
    await guest.button("decks.hand").click();
    const sheet = guest.page.getByRole("dialog", { name: guest.t("decks.hand") });
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(size);
    await guest.button("decks.hand.more").click();
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(size + 1);
    await guest.button("decks.hand.again").click();
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(size);
    await expect.poll(() => sheet.getByRole("cell", { name: /\d+ %$/ }).count()).toBe(6);
  });

  it("is printed with nine cards per page, every copy, in actual size", async () => {
    const guest = await site.visitor();
    await builder(guest, "conquest");
    await guest.button("decks.print").click();
    const pages = guest.page.getByRole("region", { name: /^Page \d+$/ });
    await expect.poll(() => pages.count()).toBe(6); // fifty cards and the warlord
    await expect.poll(() => pages.first().locator(".card").count()).toBe(9);
    await expect.poll(() => guest.page.locator(".paper .card").count()).toBe(51);
    await guest.page.emulateMedia({ media: "print" });
    await guest.page.getByRole("banner").waitFor({ state: "hidden" });
    const box = (await pages.first().locator(".card .face").first().boundingBox())!;
    expect(box.width / 96).toBeCloseTo(63 / 25.4, 1); // inches
    await guest.page.emulateMedia({ media: "screen" });
    await guest.button("close").click();
    await verdict(guest, "decks.good").waitFor();
  });

  it("shows the text of each card in the pool", async () => {
    const guest = await site.visitor();
    await builder(guest);
    await find(guest, "Dwarf Cannon Crew");
    await guest.page
      .getByRole("listitem")
      .filter({ hasText: "Dwarf Cannon Crew" })
      .getByText(/when|after|search|look/i)
      .first()
      .waitFor();
  });
});

describe("the page of a card", () => {
  it("has an address, rulings, links to scenarios, and decks with the card", async () => {
    const guest = await site.visitor();
    await guest.go("cards/invasion");
    await guest.page.getByLabel(guest.t("search")).fill("Dwarf Cannon Crew");
    await guest.page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
    await guest.page.getByRole("link", { name: guest.t("card.page") }).click();
    await guest.page.getByRole("heading", { name: "Dwarf Cannon Crew", level: 1 }).waitFor();
    await expect.poll(() => guest.page.url()).toMatch(/\/cards\/invasion\/core-\d+$/);
    await expect.poll(() => guest.page.title()).toContain("Dwarf Cannon Crew");
    await guest.page.getByRole("link", { name: "INV-FAQ-13" }).waitFor();
    const shown = guest.page.getByRole("region", { name: guest.t("card.scenarios") }).getByRole("link");
    await expect.poll(() => shown.count()).toBeGreaterThan(1);
    await guest.page.reload();
    await guest.page
      .getByRole("region", { name: guest.t("card.decks") })
      .getByRole("link")
      .first()
      .click();
    await deck(guest).getByRole("button", { name: "Dwarf Cannon Crew", exact: true }).waitFor();
    await guest.page.goto(`${guest.url}/cards/invasion/no-such-card`);
    await guest.page.getByRole("heading", { name: guest.t("refused.not-found") }).waitFor();
  });
});
