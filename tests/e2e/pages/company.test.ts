// Tables with two people: names, chat, and what a player can do when the other has left.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { PHONE } from "../site";
import { withMouse } from "../hands";
import { LONG, openSite, sample } from "../open";
import { OPEN, type Visitor, type Wishes } from "../visitor";

const site = openSite("--hurried");
const MINUTE = 1; // minutes that a player may be away, in these tests

/** Ada opens a table at which Bob, who reads Polish, sits down. */
async function together(
  game = "lords",
  more: object = {},
  bobs: Wishes = {},
  device = {},
): Promise<[Visitor, Visitor]> {
  const [ada, bob] = [await site.visitor(), await site.visitor({ language: "pl", ...bobs }, device)];
  const decks: Record<string, [string, string]> = {
    lords: ["orcs", "elves"],
    invasion: ["dwarf", "orc"],
    conquest: ["space-marines", "orks"],
  };
  const [mine, theirs] = decks[game]!;
  const id = await ada.table([{ kind: "me", deck: mine }, OPEN], {}, { game, wait: MINUTE, ...more });
  await bob.post("/session", { name: "Bob" });
  await bob.post(`/tables/${id}/sit`, { place: 1, deck: theirs });
  await bob.go(`table/${id}`);
  await Promise.all([talkButton(ada).waitFor(), talkButton(bob).waitFor()]);
  return [ada, bob];
}

const talkButton = (guest: Visitor): Locator =>
  guest.page.getByRole("button", { name: new RegExp(`^${guest.t("talk")}`) });
const panel = (guest: Visitor): Locator => guest.page.getByRole("complementary", { name: guest.t("talk") });
const lines = (guest: Visitor): Locator => panel(guest).getByRole("listitem");

describe("talk at the table", () => {
  it("is read by each in their own language: phrases are translated, own words are not", async () => {
    const [ada, bob] = await together();
    await talkButton(ada).click();
    await panel(ada)
      .getByRole("button", { name: ada.t("talk.phrase.luck") })
      .click();
    await bob.page
      .getByRole("button", { name: `Ada ${bob.t("talk.phrase.luck")}` })
      .first()
      .click(); // the chat is next to the table, and leads to the rest
    await panel(bob).getByLabel(bob.t("talk.own")).fill("Tobie też!");
    await bob.page.keyboard.press("Enter");
    await expect
      .poll(() => lines(ada).allTextContents())
      .toEqual([expect.stringContaining(ada.t("talk.phrase.luck")), expect.stringContaining("Tobie też!")]);
    await expect.poll(() => lines(bob).first().textContent()).toContain(bob.t("talk.phrase.luck"));
    await expect.poll(() => lines(ada).nth(1).textContent()).toContain("Bob");
  });

  it("counts what was not read, and can be had without words of others", async () => {
    const [ada, bob] = await together();
    await talkButton(bob).click();
    await panel(bob).getByLabel(bob.t("talk.own")).fill("blah blah");
    await bob.page.keyboard.press("Enter");
    await expect.poll(() => talkButton(ada).getAttribute("aria-label")).toContain(ada.t("talk.unread", { count: 1 }));
    await talkButton(ada).click();
    await expect.poll(() => talkButton(ada).getAttribute("aria-label")).toBe(ada.t("talk"));
    await panel(ada).getByLabel(ada.t("talk.show")).selectOption("phrases");
    await panel(ada)
      .getByText(ada.t("talk.hidden", { count: 1 }))
      .waitFor();
    await expect.poll(() => panel(ada).textContent()).not.toContain("blah");
  });

  it("ends with whom one mutes, is reported on request, and keys of the table are letters in it", async () => {
    const [ada, bob] = await together();
    await talkButton(bob).click();
    const own = panel(bob).getByLabel(bob.t("talk.own"));
    await own.pressSequentially("mu?"); // m opens the menu of the table, and ? its help
    await expect.poll(() => bob.page.getByRole("dialog").count()).toBe(0);
    await bob.page.keyboard.press("Enter");
    await talkButton(ada).click();
    await panel(ada)
      .getByRole("button", { name: ada.t("talk.report") })
      .click();
    await panel(ada).getByText(ada.t("talk.reported")).waitFor();
    await panel(ada)
      .getByRole("button", { name: ada.t("talk.mute", { name: "Bob" }) })
      .click();
    await panel(ada)
      .getByText(ada.t("talk.muted", { name: "Bob" }))
      .waitFor();
    await expect.poll(() => panel(ada).textContent()).not.toContain("mu?");
    await expect.poll(() => lines(bob).textContent()).toContain("mu?"); // who is muted is not told
  });

  it("fits a phone, and leaves the prompt in sight", async () => {
    const [, bob] = await together("invasion", {}, {}, PHONE);
    await talkButton(bob).tap();
    const box = (await panel(bob).boundingBox())!;
    expect(box.width).toBeLessThanOrEqual(390);
    expect(box.y).toBeGreaterThan(100);
    await panel(bob)
      .getByRole("button", { name: bob.t("talk.phrase.hello") })
      .tap();
    await expect.poll(() => lines(bob).count()).toBe(1);
    await panel(bob)
      .getByRole("button", { name: bob.t("close") })
      .tap();
    await panel(bob).waitFor({ state: "hidden" });
  });

  it.runIf(LONG)(
    "is for those who sit: whoever looks on only reads, and against the computer there is none",
    async () => {
      const [ada] = await together("lords", { public: true });
      const eve = await site.visitor();
      await eve.page.goto(ada.page.url());
      await talkButton(eve).click();
      await panel(eve).getByText(eve.t("talk.watching")).waitFor();
      await expect.poll(() => panel(eve).getByRole("textbox").count()).toBe(0);
      await ada.table([
        { kind: "me", deck: "orcs" },
        { kind: "bot", bot: "random", deck: "elves" },
      ]);
      await ada.field.waitFor();
      await expect.poll(() => talkButton(ada).count()).toBe(0);
    },
  );
});

describe("names", () => {
  it.each(sample(["conquest", "lords", "invasion"]))(
    "stand in log and prompt of %s instead of opponents",
    async (game) => {
      const [ada, bob] = await together(game);
      const eve = await site.visitor();
      await eve.page.goto(ada.page.url());
      await expect.poll(() => eve.log.textContent()).toMatch(/Ada|Bob/);
      const foe = [await ada.say("player.foe"), await bob.say("player.foe")];
      const waits = async (guest: Visitor): Promise<boolean> =>
        !(await guest.page.locator("[data-asked=true]").count()) && Boolean(await guest.prompt.count());
      await expect.poll(async () => (await waits(ada)) || (await waits(bob))).toBe(true);
      const [waiting, name] = (await waits(ada)) ? [ada, "Bob"] : [bob, "Ada"];
      await expect.poll(() => waiting.prompt.textContent()).toContain(name);
      for (const [index, guest] of [ada, bob].entries())
        await expect.poll(() => guest.log.textContent()).not.toContain(foe[index]);
    },
  );
});

describe("somebody who has left", () => {
  let ada: Visitor;
  let bob: Visitor;
  beforeEach(async () => {
    [ada, bob] = await together("lords", { options: { first: "2" } });
    await bob.asked();
    await ada.page.clock.install();
    await bob.page.goto(`${site.url}/settings`);
    await ada.page.getByText(ada.t("away.now", { name: "Bob" })).waitFor();
    await ada.page.clock.fastForward("01:30");
  });

  it("loses when the other claims the win", async () => {
    await ada.page.getByText(ada.t("away.since", { name: "Bob", count: 1 })).waitFor();
    await ada.button("away.claim").click();
    await ada.replay.waitFor();
    await expect.poll(async () => ada.prompt.textContent()).toContain(await ada.say("result.won.you"));
  });

  it("is played for by the computer until they are back", async () => {
    await ada.next(() => ada.button("away.computer").click());
    await ada.page.getByText(ada.t("away.played", { name: "Bob" })).waitFor();
    await ada.asked();
    await bob.page.goBack();
    await ada.page.getByText(ada.t("away.played", { name: "Bob" })).waitFor({ state: "hidden" });
    await ada.turn(withMouse);
    await bob.asked(); // and plays on
  });
});

describe("an adjourned game", () => {
  it("is agreed on by both, stands still, and goes on when both are here", async () => {
    const [ada, bob] = await together("lords", { options: { first: "1" } });
    await ada.asked();
    await ada.page.keyboard.press("m");
    await ada.button("adjourn").click();
    await bob.page
      .getByRole("alert")
      .filter({ hasText: bob.t("adjourn.asked", { name: "Ada" }) })
      .waitFor();
    await bob.button("adjourn.agree").click();
    await ada.page.getByText(ada.t("adjourned"), { exact: true }).waitFor();
    await bob.page.goto(`${site.url}/settings`);
    await ada.page.getByText(ada.t("adjourned.missing", { names: "Bob" })).waitFor();
    await expect.poll(() => ada.button("adjourned.resume").count()).toBe(0);
    await bob.page.goBack();
    await bob.button("adjourned.resume").click();
    await ada.page.getByText(ada.t("adjourned"), { exact: true }).waitFor({ state: "hidden" });
    await ada.turn(withMouse);
    await bob.asked();
  });
});

describe("the terms of a table", () => {
  it("say before one sits down how long somebody may be away", async () => {
    const host = await site.visitor();
    await host.go("new");
    await host.page.getByRole("combobox", { name: host.t("wait") }).selectOption("1440");
    await host.button("create").click();
    const friend = await site.visitor();
    await host.heading("waiting").waitFor();
    await friend.page.goto(host.page.url());
    await friend.page.getByText(friend.t("wait.days", { count: 1 })).waitFor();
  });
});
