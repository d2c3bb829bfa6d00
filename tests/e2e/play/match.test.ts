// A match of several games: chosen with the table, shown at its table and in lists, and won.
import { describe, expect, it } from "vitest";
import { openSite } from "../open";
import { BOT, ME, type Visitor } from "../visitor";

const site = openSite();

async function giveUp(guest: Visitor): Promise<void> {
  await guest.button("resign").click();
  await guest.button("resign.sure").click();
}

const end = (guest: Visitor) => guest.page.getByRole("dialog");
const stands = (guest: Visitor, key: Parameters<Visitor["t"]>[0], words: Record<string, string>): Promise<void> =>
  end(guest).getByText(guest.t(key, words), { exact: true }).waitFor();
/** Waits until everyone is at the table of another game. */
const elsewhere = (guest: Visitor, before: string): Promise<void> =>
  guest.page.waitForURL((url) => url.href.includes("table/") && !url.href.includes(before));
const tableOf = (guest: Visitor): string => guest.page.url().split("table/")[1]!.split("?")[0]!;

describe("a match of two people", () => {
  it("continues until a player has won twice, and each player's score comes first for them", async () => {
    const host = await site.visitor();
    await host.go("new?way=public");
    await host.page.getByLabel(host.t("your.name")).fill("Ada");
    await host.page.getByLabel(host.t("match.length")).selectOption(host.t("match.length.3"));
    await host.page.getByText(host.t("match.open")).waitFor();
    await host.button("create").click();
    await host.heading("waiting").waitFor();

    const friend = await site.visitor({ language: "pl" });
    await friend.go();
    const row = friend.page.getByRole("listitem").filter({ hasText: friend.t("match.best.3") });
    await row.getByRole("link", { name: friend.t("join") }).click();
    await friend.page.locator(".terms", { hasText: friend.t("match.best.3") }).waitFor(); // before sitting down
    await friend.page.getByLabel(friend.t("your.name")).fill("Bob");
    await friend.button("sit").click();
    await Promise.all([host.field.waitFor(), friend.field.waitFor()]);
    const first = tableOf(host);
    const onlooker = await site.visitor();
    await onlooker.go(`table/${first}`);
    await onlooker.field.waitFor();

    await giveUp(friend);
    await stands(host, "match.leads.you", { score: "1 : 0" });
    await stands(friend, "match.trails.you", { score: "0 : 1" });
    await stands(onlooker, "match.leads", { player: "Ada", score: "1 : 0" });
    await expect.poll(() => host.button("rematch.swap").count()).toBe(0);
    await end(friend)
      .getByRole("button", { name: friend.t("match.next"), exact: true })
      .click();
    await end(host)
      .getByRole("button", { name: host.t("match.next.go"), exact: true })
      .click(); // and they have their places there
    await Promise.all([elsewhere(host, first), elsewhere(friend, first)]);
    await Promise.all([host.field.waitFor(), friend.field.waitFor()]);
    const second = tableOf(host);
    expect(tableOf(friend)).toBe(second);
    await host.page
      .getByRole("region", { name: "Bob" })
      .getByText(host.t("match.score", { score: "0 : 1" }))
      .waitFor();
    await friend.page
      .getByRole("region", { name: "Ada" })
      .getByText(friend.t("match.score", { score: "1 : 0" }))
      .waitFor();
    await end(onlooker)
      .getByRole("link", { name: onlooker.t("match.next") })
      .click();
    await elsewhere(onlooker, first);
    await onlooker.field.waitFor();

    await giveUp(friend);
    await stands(host, "match.won.you", { score: "2 : 0" });
    await stands(friend, "match.lost.you", { score: "0 : 2" });
    await stands(onlooker, "match.won", { player: "Ada", score: "2 : 0" });
    for (const guest of [host, friend]) {
      const next = end(guest).getByRole("button", { name: guest.t("match.next"), exact: true });
      await expect.poll(() => next.count()).toBe(0);
      await end(guest)
        .getByRole("button", { name: guest.t("match.anew"), exact: true })
        .waitFor();
    }

    await friend.page.keyboard.press("Escape");
    const games = friend.page.getByRole("navigation", { name: friend.t("match.games") });
    await games.getByRole("link", { name: friend.t("match.game.link", { number: 1 }) }).click();
    await elsewhere(friend, second);
    await friend.replay.waitFor();
    const others = [friend.t("match.game.link", { number: 2 })];
    await expect.poll(() => games.getByRole("link").allTextContents()).toEqual(others);
    await friend.go("profile");
    const note = `${friend.t("match.best.3")}, ${friend.t("match.game", { number: 2 })} · 0 : 2`;
    const listed = friend.page.getByRole("listitem").filter({ hasText: note });
    const whole = listed.getByRole("group", { name: friend.t("match.games") });
    await whole.getByText(friend.t("match.lost.you", { score: "0 : 2" })).waitFor(); // also shown at the first game
    await expect.poll(() => friend.page.getByText(friend.t("match.lost.you", { score: "0 : 2" })).count()).toBe(2);
    await expect.poll(() => whole.getByRole("link").getAttribute("href")).toBe(`/table/${first}`);
  });
});

describe("a match against the computer", () => {
  it("is restored with its score after the server was killed, and a new match can follow", async () => {
    const guest = await site.visitor();
    const first = await guest.table([ME, BOT], { first: "1" }, { games: 3 });
    await guest.asked();
    await giveUp(guest);
    await stands(guest, "match.trails.you", { score: "0 : 1" });
    await site.kill();
    await site.serve();
    await guest.go();
    await guest.go(`table/${first}`);
    await guest.button("match.next").click();
    await elsewhere(guest, first);
    await guest.asked();
    const score = guest.t("match.score", { score: "0 : 1" });
    await guest.page.getByRole("region", { name: "Ada" }).getByText(score).waitFor();
    const second = tableOf(guest);
    await giveUp(guest);
    await stands(guest, "match.lost.you", { score: "0 : 2" });
    await end(guest)
      .getByRole("button", { name: guest.t("match.anew"), exact: true })
      .click();
    await elsewhere(guest, second);
    await guest.asked();
    const fresh = guest.t("match.score", { score: "0 : 0" });
    await guest.page.getByRole("region", { name: "Ada" }).getByText(fresh).waitFor();
  });
});
