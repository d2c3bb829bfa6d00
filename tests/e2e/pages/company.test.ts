// Tables with two people: names, chat, and absent players.
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { PHONE } from "../site";
import { withMouse } from "../hands";
import { LONG, openSite, sample } from "../open";
import { OPEN, type Visitor, type Preferences } from "../visitor";

const site = openSite("--hurried");
const MINUTE = 1; // allowed minutes of absence in these tests

/** A table with Ada and Bob, who reads Polish. */
async function together(
  game = "lords",
  more: object = {},
  bobs: Preferences = {},
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
  it("has preset phrases in each reader's language, and free text unchanged", async () => {
    const [ada, bob] = await together();
    await talkButton(ada).click();
    await panel(ada)
      .getByRole("button", { name: ada.t("talk.phrase.luck") })
      .click();
    await bob.page
      .getByRole("button", { name: `Ada ${bob.t("talk.phrase.luck")}` })
      .first()
      .click(); // the new message next to the table opens the chat
    await panel(bob).getByLabel(bob.t("talk.own")).fill("Tobie też!");
    await bob.page.keyboard.press("Enter");
    await expect
      .poll(() => lines(ada).allTextContents())
      .toEqual([expect.stringContaining(ada.t("talk.phrase.luck")), expect.stringContaining("Tobie też!")]);
    await expect.poll(() => lines(bob).first().textContent()).toContain(bob.t("talk.phrase.luck"));
    await expect.poll(() => lines(ada).nth(1).textContent()).toContain("Bob");
  });

  it("counts unread messages, and can hide free text", async () => {
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

  it("can be muted and reported, and keys of the table are letters in its input field", async () => {
    const [ada, bob] = await together();
    await talkButton(bob).click();
    const own = panel(bob).getByLabel(bob.t("talk.own"));
    await own.pressSequentially("mu?"); // outside the input field, m opens the menu and ? the help
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
    await expect.poll(() => lines(bob).textContent()).toContain("mu?"); // a muted player is not notified
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

  it.runIf(LONG)("is for players: spectators only read, and against the computer there is none", async () => {
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
  });
});

describe("names", () => {
  it.each(sample(["conquest", "lords", "invasion"]))(
    "are in log and prompt of %s instead of 'the opponent'",
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

describe("an absent player", () => {
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

  it("loses when the opponent claims the win", async () => {
    await ada.page.getByText(ada.t("away.since", { name: "Bob", count: 1 })).waitFor();
    await ada.button("away.claim").click();
    await ada.replay.waitFor();
    await expect.poll(async () => ada.prompt.textContent()).toContain(await ada.say("result.won.you"));
  });

  it("is replaced by the computer until they are back", async () => {
    await ada.next(() => ada.button("away.computer").click());
    await ada.page.getByText(ada.t("away.played", { name: "Bob" })).waitFor();
    await ada.asked();
    await bob.page.goBack();
    await ada.page.getByText(ada.t("away.played", { name: "Bob" })).waitFor({ state: "hidden" });
    await ada.turn(withMouse);
    await bob.asked(); // and continues
  });
});

describe("an adjourned game", () => {
  it("needs the consent of both, is paused, and resumes when both are connected", async () => {
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
  it("show the allowed absence before a player sits down", async () => {
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
