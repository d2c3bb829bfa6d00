import { describe, expect, it } from "vitest";
import { quickly, withMouse } from "../hands";
import { LONG, openSite } from "../open";
import { BOT, ME, OPEN, type Visitor } from "../visitor";

const site = openSite();
const SOON = { units: 1, commanders: 0 }; // over with the first elimination

/** A user opens the link and takes the first free place. */
async function friendAt(id: string): Promise<Visitor> {
  const friend = await site.visitor();
  await friend.go(`table/${id}`);
  await friend.button("sit").first().click();
  return friend;
}

const over = (guests: Visitor[]): Promise<unknown> => Promise.all(guests.map((guest) => guest.playOut(quickly)));

describe("people at one screen", () => {
  it("are distinguished, even without names", async () => {
    const guest = await site.visitor();
    await guest.go("new?game=lords&way=screen");
    await guest.page.getByLabel(guest.t("your.name")).fill("Ada");
    await guest.button("create").click();
    await guest.ready.waitFor();
    const id = guest.page.url().split("/").at(-1)!;
    const { places } = await guest.get<{ places: { name: string }[] }>(`/tables/${id}`);
    expect(places.map(({ name }) => name)).toEqual(["Ada", guest.t("place.player", { number: 2 })]);
  });

  it("see only their cards: the screen is covered in between", async () => {
    const guest = await site.visitor();
    await guest.table(
      [
        { kind: "me", deck: "orcs", name: "Ada" },
        { kind: "me", deck: "elves", name: "Bob" },
      ],
      { first: "1", ...SOON },
    );
    const armies = { Ada: await guest.say("lords.army.orcs"), Bob: await guest.say("lords.army.elves") };
    for (const name of ["Ada", "Bob", "Ada"] as const) {
      await guest.heading("handover", { name }).waitFor();
      await expect.poll(() => guest.hand.count()).toBe(0);
      await expect.poll(() => guest.field.count()).toBe(0);
      await guest.ready.click();
      await guest.field.waitFor();
      for (const card of await guest.hand.allTextContents()) expect(card).toContain(armies[name]);
      while (!(await guest.ready.count())) await guest.next(() => withMouse(guest));
    }
    await guest.playOut(quickly);
    await expect.poll(() => guest.prompt.textContent()).toBeTruthy();
  });
});

describe("people with separate screens", () => {
  it("open a table, join by its link and play to the end", async () => {
    const host = await site.visitor();
    await host.go("new");
    await host.page.getByLabel(host.t("your.name")).fill("Ada");
    await host.page.getByText(host.t("variants")).click();
    await host.page.getByLabel(host.t("option.units")).fill("2");
    await host.button("create").click();
    await host.heading("waiting").waitFor();
    const link = await host.page.getByLabel(host.t("invite")).inputValue();
    const friend = await site.visitor();
    await friend.page.goto(link);
    await friend.page.getByLabel(friend.t("your.name")).fill("Bob");
    await friend.button("sit").click();
    await over([host, friend]);
    await host.page.getByRole("region", { name: "Bob" }).waitFor();
    await friend.page.getByRole("region", { name: "Ada" }).waitFor();
    const results = [await host.prompt.textContent(), await friend.prompt.textContent()];
    const [won, lost, draw] = await Promise.all(
      ["result.won.you", "result.lost.you", "result.draw"].map((key) => host.say(key)),
    );
    const kinds = results.map((text) => [won, lost, draw].findIndex((each) => text!.includes(each!)));
    expect(kinds.sort().join()).toMatch(/^(0,1|2,2)$/);

    const end = (guest: Visitor) => guest.page.getByRole("dialog");
    const there = end(friend).getByRole("link", { name: friend.t("rematch.go") });
    const ended = host.page.url();
    await end(host)
      .getByRole("button", { name: host.t("rematch"), exact: true })
      .click();
    await there.waitFor();
    await host.button("leave").click(); // that table and the link to it are gone
    await there.waitFor({ state: "hidden" });
    await end(friend)
      .getByRole("button", { name: friend.t("rematch"), exact: true })
      .waitFor();
    await host.page.goto(ended);
    await host.button("rematch").click();
    await there.click();
    await friend.button("sit").click(); // their place was reserved
    await Promise.race([host.asked(), friend.asked()]);
    await expect.poll(() => host.units.count()).toBe(0);
  });

  it("are watched by a spectator who sees no hands and cannot act", async () => {
    const host = await site.visitor();
    const id = await host.table([ME, OPEN], { first: "1" }, { public: true });
    const friend = await friendAt(id);
    await host.asked();
    const spectator = await site.visitor();
    const frames: string[] = [];
    spectator.page.on("websocket", (line) => line.on("framereceived", (frame) => frames.push(String(frame.payload))));
    await spectator.go();
    await spectator.page.getByRole("link", { name: spectator.t("watch") }).click();
    await spectator.field.waitFor();
    expect(frames.join()).not.toContain('"code"'); // the board is empty, and a hidden hand has no codes
    await expect.poll(() => spectator.hand.count()).toBe(0);
    await host.next(() => withMouse(host));
    await friend.asked();
    await expect.poll(() => spectator.units.count()).toBe(1);
    await expect.poll(() => spectator.units.allTextContents()).toEqual([expect.stringContaining("c3")]);
    await expect.poll(() => spectator.log.textContent()).not.toMatch(/draws? (?!a card)/);
    await expect.poll(() => spectator.actors.count()).toBe(0);
    for (const key of ["undo", "undo.ask", "resign"] as const)
      await expect.poll(() => spectator.button(key).count()).toBe(0);
  });

  it("play one against two: a person, a friend and the computer", async () => {
    const host = await site.visitor();
    const id = await host.table([ME, OPEN, { ...BOT }], { players: 3, ...SOON });
    await over([host, await friendAt(id)]);
    await expect.poll(() => host.prompt.textContent()).toBeTruthy();
  });

  it.runIf(LONG)("play two against two: two at one screen, a friend and the computer", async () => {
    const host = await site.visitor();
    const ada = { ...ME, name: "Ada" };
    const id = await host.table([ada, { ...BOT, deck: "elves" }, OPEN, { kind: "me", name: "Eve", deck: "undead" }], {
      players: 4,
      ...SOON,
    });
    const friend = await friendAt(id);
    await over([host, friend]);
    await expect.poll(() => host.field.count()).toBe(1);
    await expect.poll(() => friend.field.count()).toBe(1);
  });

  it.runIf(LONG)("play three against three, with computers", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT, BOT, BOT, BOT, BOT], { players: 6, ...SOON });
    await guest.playOut(quickly);
    await expect.poll(() => guest.page.getByRole("region", { name: guest.t("computer") }).count()).toBe(5);
  });
});

describe("a locked table", () => {
  it("opens with the password", async () => {
    const host = await site.visitor();
    await host.go("new");
    await host.page.getByLabel(host.t("table.public")).check();
    await host.page.getByLabel(host.t("password.optional")).fill("open sesame");
    await host.button("create").click();
    await host.heading("waiting").waitFor();

    const friend = await site.visitor();
    await friend.go();
    await friend.page
      .getByRole("listitem")
      .filter({ hasText: friend.t("password") })
      .getByRole("link", { name: friend.t("join") })
      .click();
    const password = friend.page.getByLabel(friend.t("password"), { exact: true });
    await password.fill("guess");
    await friend.page.keyboard.press("Enter");
    await friend.page.getByText(friend.t("refused.password")).waitFor();
    await expect.poll(() => friend.field.count()).toBe(0);
    await password.fill("open sesame");
    await friend.page.keyboard.press("Enter");
    await friend.button("sit").click();
    await Promise.all([host.field.waitFor(), friend.field.waitFor()]);
  });
});
