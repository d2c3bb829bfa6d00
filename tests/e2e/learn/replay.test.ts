import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quickly } from "../hands";
import { openSite } from "../open";
import { BOT, ME, type Visitor } from "../visitor";

const site = openSite();

/** A finished game. */
async function played(): Promise<Visitor> {
  const guest = await site.visitor();
  await guest.table([ME, BOT], { units: 1, commanders: 0, first: "1" });
  await guest.playOut(quickly);
  return guest;
}

describe("a finished game", () => {
  it("can be replayed step by step, with buttons, keys and the slider", async () => {
    const guest = await played();
    const at = (answer: number): Promise<void> => guest.replay.getByText(new RegExp(`^${answer}\\s*/`)).waitFor();
    const last = Number(await guest.page.getByLabel(guest.t("replay.position")).getAttribute("max"));
    expect(last).toBeGreaterThan(2);
    const end = await guest.units.allTextContents();
    await guest.button("replay.first").click();
    await at(0);
    await expect.poll(() => guest.units.count()).toBe(0);
    await guest.button("replay.next").click();
    await at(1);
    await expect.poll(() => guest.units.count()).toBe(1);
    await guest.page.keyboard.press("ArrowRight");
    await at(2);
    await guest.page.keyboard.press("ArrowLeft");
    await at(1);
    await guest.button("replay.previous").click();
    await at(0);
    await guest.page.getByLabel(guest.t("replay.position")).fill(String(last - 1));
    await at(last - 1);
    await expect.poll(() => new URL(guest.page.url()).searchParams.get("at")).toBe(String(last - 1));
    const friend = await site.visitor(); // another user with the address sees the same moment
    await friend.page.goto(guest.page.url());
    await friend.replay.getByText(new RegExp(`^${last - 1}\\s*/`)).waitFor();
    await guest.button("replay.last").click();
    await at(last);
    await expect.poll(() => guest.units.allTextContents()).toEqual(end);
    await expect.poll(() => guest.playable.count()).toBe(0); // a replay has no playable cards
  });

  it("links log lines to their moments, and marks the beginnings of turns", async () => {
    const guest = await played();
    const lines = guest.page.getByRole("log").locator("p");
    const there = guest.page.getByRole("log").getByRole("button", { name: guest.t("log.there") });
    await expect.poll(() => there.count()).toBe(await lines.count());
    const all = await lines.allTextContents();
    const heads = await guest.page.locator("[role=log] p.head").count();
    expect(heads).toBeGreaterThan(1);
    await expect.poll(() => guest.replay.locator(".turns i").count()).toBe(heads);
    const half = Math.floor(all.length / 2);
    await there.nth(half).click();
    const later = guest.page.locator("[role=log] p.later"); // lines of later moments stay, dimmed
    await expect.poll(() => later.count()).toBeGreaterThan(0);
    await expect.poll(() => later.count()).toBeLessThan(all.length - half);
    await expect.poll(() => lines.allTextContents()).toEqual(all);
    await there.first().focus();
    await guest.page.keyboard.press("Enter");
    const at = (): string | null => new URL(guest.page.url()).searchParams.get("at");
    await expect.poll(at).toMatch(/^[01]$/);
    await there.nth(half).click(); // links also lead to later moments
    await expect.poll(at).not.toMatch(/^[01]$/);
  });

  it("can be continued from any moment, against the computer", async () => {
    const guest = await played();
    await guest.button("replay.first").click();
    await guest.button("play.on").click();
    await guest.replay.waitFor({ state: "detached" });
    expect(await guest.asked()).toBe(true);
    await guest.next(() => quickly(guest));
    expect(await guest.asked()).toBe(true);
    await expect.poll(() => guest.units.count()).toBe(2);
  });

  it("is listed at home, and its journal and report can be downloaded", async () => {
    const guest = await played();
    const kept = async (key: "journal" | "report"): Promise<Buffer> => {
      const [download] = await Promise.all([
        guest.page.waitForEvent("download"),
        guest.page.getByRole("link", { name: guest.t(key) }).click(),
      ]);
      return readFileSync(await download.path());
    };
    const [header, ...answers] = (await kept("journal")).toString().trim().split("\n");
    expect(JSON.parse(header!)).toMatchObject({
      game: "lords",
      fairness: { secret: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(answers.length).toBe(Number(await guest.page.getByLabel(guest.t("replay.position")).getAttribute("max")));
    const report = (await kept("report")).toString("latin1"); // a zip file contains its file names uncompressed
    expect(report).toMatch(/^PK[\s\S]*\.yaml/);
    expect(report).toContain(".jsonl");
    await guest.go();
    await guest.page
      .getByRole("link", { name: guest.t("replay") })
      .first()
      .click();
    await guest.replay.waitFor();
  });
});
