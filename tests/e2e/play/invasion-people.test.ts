// Two players of Warhammer: Invasion, each with a browser: hidden hands, lost connections, undo, clock, replay.
import { beforeEach, describe, expect, it } from "vitest";
import { tabTo } from "../hands";
import { capital, cheapestUnit, lit, table, word } from "../invasion";
import { LONG, openSite } from "../open";
import { OPEN, type Visitor } from "../visitor";

const site = openSite();
let host: Visitor;
let friend: Visitor;

/** The host begins with Dwarfs; the friend joins with Orcs. */
async function meet(more: object = {}): Promise<void> {
  [host, friend] = [await site.visitor(), await site.visitor()];
  const id = await table(host, [{ kind: "me", deck: "dwarf" }, OPEN], { first: "1" }, more);
  await friend.post("/session", { name: "Bob" });
  await friend.post(`/tables/${id}/sit`, { place: 1, deck: "orc", contribution: "e2e" });
  await friend.go(`table/${id}`);
}

const option = (guest: Visitor, name: string) => guest.prompt.locator(`[data-option="${name}"]`);

/** Both keep their hands, and the host passes until cards can be played. */
async function begin(): Promise<void> {
  for (const guest of [host, friend]) {
    await guest.asked();
    await guest.next(() => option(guest, "keep").click());
  }
  await host.asked();
  while (!(await host.prompt.getByText(word(host, "inv.ask.capital")).count())) {
    await host.next(() => option(host, "pass").click());
    await host.asked();
  }
}

/** The host plays a card into a zone, pending the other's response; returns its code. */
async function put(pick: () => Promise<unknown>, place: () => Promise<unknown>): Promise<string> {
  await pick();
  const card = await host.page.locator("[aria-pressed=true][data-card]").getAttribute("data-card");
  await host.next(place);
  return card!;
}
const putUnit = (): Promise<string> =>
  put(
    async () => (await cheapestUnit(host)).click(),
    () => lit(host).first().click(),
  );

/** Passes until the chain has resolved. */
async function settle(
  pass: (guest: Visitor) => Promise<unknown> = (guest) => option(guest, "pass").click(),
): Promise<void> {
  for (;;) {
    await Promise.race([host, friend].map((guest) => guest.page.locator("[data-asked=true]").waitFor()));
    const asked = (await host.page.locator("[data-asked=true]").count()) ? host : friend; // whose page is up to date
    if (!(await asked.page.locator("[data-part=chain]").count())) return;
    await asked.next(() => pass(asked));
  }
}

describe("two people at a table of Invasion", () => {
  beforeEach(() => meet());

  it("see played cards, but not the opponent's hand", async () => {
    await begin();
    const frames: string[] = [];
    friend.page.on("websocket", (line) => line.on("framereceived", (frame) => frames.push(String(frame.payload))));
    await friend.page.reload();
    await friend.page.locator("[data-moment]").waitFor();
    const held = await host.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")!));
    expect(frames.join()).toContain('"hidden"');
    for (const code of held) expect(frames.join()).not.toContain(`"${code}"`);
    const card = await putUnit();
    await settle();
    await expect.poll(() => capital(friend, "foe").locator(`[data-card="${card}"]`).count()).toBe(1);
    await expect.poll(() => capital(host, "you").locator(`[data-card="${card}"]`).count()).toBe(1);
  });

  it("undo an answer without response, and return to the same question after the server was killed", async () => {
    await begin();
    await friend.button("stops").click();
    await friend.button("stops.preset.all").click(); // by default the table passes a response to a unit
    await friend.page.keyboard.press("Escape");
    await friend.page.getByRole("dialog").waitFor({ state: "hidden" });
    const before = await host.hand.allTextContents();
    await putUnit();
    await expect.poll(() => host.hand.count()).toBe(before.length - 1);
    await host.next(() => host.button("undo").click());
    await host.asked();
    await expect.poll(() => host.hand.allTextContents()).toEqual(before);
    await expect.poll(() => capital(friend, "foe").locator("[data-card]").count()).toBe(0);

    const shown = async (): Promise<unknown[]> => [
      await host.prompt.textContent(),
      await host.hand.allTextContents(),
      await host.log.textContent(),
    ];
    const last = await shown();
    await site.kill();
    await host.page.getByText(host.t("offline")).waitFor();
    await site.serve();
    for (const guest of [host, friend]) await guest.page.getByText(guest.t("offline")).waitFor({ state: "hidden" });
    await expect.poll(shown).toEqual(last);
    await host.next(() => option(host, "pass").click());
  });

  it.runIf(LONG)("play by keyboard: digits pick a card, N and Enter a zone, Tab focuses the buttons", async () => {
    const { keyboard } = host.page;
    const press = async (name: string): Promise<void> => {
      await tabTo(host, option(host, name));
      await keyboard.press("Enter");
    };
    await host.asked();
    await host.next(() => press("keep"));
    await friend.asked();
    await friend.next(() => option(friend, "keep").click());
    for (let turns = 0; turns < 2;) {
      await host.asked();
      if (await host.playable.count()) {
        const number = /\d/.exec((await host.playable.last().textContent())!)![0];
        const held = await host.hand.count();
        await put(
          () => keyboard.press(number),
          async () => {
            await keyboard.press("n");
            await keyboard.press("Enter");
          },
        );
        await settle((guest) => (guest === host ? press("pass") : option(friend, "pass").click()));
        await expect.poll(() => host.hand.count()).toBe(held - 1); // in play, or facedown as a development
        turns++;
      } else await host.next(() => press("pass"));
    }
  });

  it.runIf(LONG)("replay the game by event or by answer", async () => {
    await begin();
    await putUnit();
    await settle();
    await host.page.getByRole("button", { name: host.t("resign") }).click();
    await host.button("resign.sure").click();
    await Promise.all([host.replay.waitFor(), friend.replay.waitFor()]);

    const slider = host.page.getByLabel(host.t("replay.position"));
    const single = host.button("replay.single");
    await single.waitFor(); // there is something to skip
    const coarse = Number(await slider.getAttribute("max"));
    await single.click();
    const fine = Number(await slider.getAttribute("max"));
    expect(coarse).toBeLessThan(fine);
    await single.click();
    await host.button("replay.first").click();
    await host.replay.getByText(/^0\s*\//).waitFor();
    const moment = async (): Promise<string> => (await host.page.locator("[data-moment]").getAttribute("data-moment"))!;
    const first = await moment();
    for (let step = 1; step <= coarse; step++) {
      await host.page.keyboard.press("ArrowRight");
      await host.replay.getByText(new RegExp(`^${step}\\s*/`)).waitFor();
    }
    await expect.poll(() => host.button("replay.next").isDisabled()).toBe(true); // this many steps lead to the end
    await host.button("replay.first").click();
    await host.page.locator(`[data-moment="${first}"]`).waitFor();
    await host.page.keyboard.press("Shift+ArrowRight");
    await host.page.locator(`[data-moment="${first}"]`).waitFor({ state: "detached" });
  });
});

describe("a clock", () => {
  it("runs for the asked player, and ends the game if they never answer", async () => {
    await meet({ clock: { bank: 1, move: 1 } });
    await host.asked();
    const clocks = host.page.getByRole("timer");
    await expect.poll(() => clocks.count()).toBe(2);
    await friend.replay.waitFor();
    await expect.poll(() => friend.prompt.textContent()).toContain(await friend.say("result.won.you"));
    await expect.poll(() => host.prompt.textContent()).toContain(await host.say("result.lost.you"));
  });
});
