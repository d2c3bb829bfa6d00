import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withMouse } from "../hands";
import { PHONE, ROOT, type Flag } from "../site";
import { LONG, openSite } from "../open";
import { ME, OPEN, type Visitor } from "../visitor";

const site = openSite();
const PICTURES = process.env.WARHOST_PICTURES ?? ""; // "1": store screenshots under build/

async function picture(visitor: Visitor, name: string): Promise<void> {
  if (!PICTURES) return;
  const folder = join(ROOT, "build", "pictures");
  mkdirSync(folder, { recursive: true });
  await visitor.page.screenshot({ path: join(folder, `rules-${name}.png`) });
}

let changes = 0; // of the rules

/** Restarts the server with other rules; returns their version. */
async function restart(...flags: Flag[]): Promise<string> {
  const version = `next-${++changes}`;
  await site.kill();
  site.flags = [`--rules=${version}`, ...flags];
  await site.serve();
  return version;
}

/** Two players with different languages, after a turn each. */
async function play(): Promise<[Visitor, Visitor, string]> {
  const [host, friend] = [await site.visitor({ language: "pl" }), await site.visitor({ language: "ru" }, PHONE)];
  const id = await host.table([ME, OPEN], { first: "1" });
  await friend.go(`table/${id}`);
  await friend.button("sit").click();
  await friend.field.waitFor();
  await host.asked();
  await host.turn(withMouse);
  return [host, friend, id];
}

const version = async (visitor: Visitor, id: string): Promise<string> =>
  (await visitor.get<{ version: string }>(`/tables/${id}`)).version;

describe("a game whose rules change while it is played", () => {
  it("continues automatically if the new rules show the same, and both players are informed", async () => {
    const [host, friend, id] = await play();
    const old = await version(host, id);
    const before = [await host.units.count(), await host.hand.allTextContents()];
    const next = await restart();
    for (const each of [host, friend]) {
      await each.page.getByText(each.t("upgrade.continued", { old, new: next })).waitFor();
      await each.field.waitFor();
    }
    expect([await host.units.count(), await host.hand.allTextContents()]).toEqual(before);
    await picture(host, "continued-pl");
    await picture(friend, "continued-ru");
    await friend.button("close").click();
    await friend.page.getByText(friend.t("upgrade.continued", { old, new: next })).waitFor({ state: "hidden" });
    expect(await friend.asked()).toBe(true);
    expect(await version(host, id)).toBe(next);
  });

  it("asks both players otherwise, and continues when both agree", async () => {
    const [host, friend, id] = await play();
    const old = await version(host, id);
    const next = await restart("--no-digests");
    for (const each of [host, friend]) {
      await each.heading("stopped.rules-changed").waitFor();
      await each.page.getByText(each.t("upgrade.ask", { old, new: next })).waitFor();
    }
    await picture(host, "asked-pl");
    await picture(friend, "asked-ru");
    await host.button("upgrade.agree").click();
    await host.page
      .getByRole("status")
      .getByText(host.t("upgrade.waiting", { names: "" }).trim())
      .waitFor();
    await picture(host, "waiting-pl");
    await friend.button("upgrade.agree").click();
    for (const each of [host, friend]) await each.field.waitFor();
    expect(await friend.asked()).toBe(true);
    expect(await version(host, id)).toBe(next);
  });

  it.runIf(LONG)("ends without a winner if one of them declines", async () => {
    const [host, friend] = await play();
    await restart("--no-digests");
    await friend.button("upgrade.end").click();
    for (const each of [host, friend])
      await each.page
        .getByText(await each.say("lords.outcome.abandoned"))
        .first()
        .waitFor();
    await picture(host, "ended-pl");
  });
});
