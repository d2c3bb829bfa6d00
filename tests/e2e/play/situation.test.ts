// What the table tells about the situation: turns and abilities in a battle, whose a card is, who is thinking.
import { expect, it } from "vitest";
import * as conquest from "../conquest";
import * as invasion from "../invasion";
import { openSite } from "../open";

const site = openSite();

it("names the turn and the ability of the planet in a battle of Conquest", async () => {
  const guest = await site.visitor();
  await conquest.table(guest, [conquest.MARINES, conquest.ORK_BOT], { first: "1" }, { contribution: "three" });
  const turn = guest.page.locator(".fought .turn");
  for (let given = 0; given < 60 && !(await turn.count()) && (await guest.asked()); given++)
    await guest.answers(1, conquest.withMouse);
  await expect.poll(() => turn.innerText()).toBe(guest.t("con.battle.turn", { player: await guest.say("player.you") }));
  await expect.poll(() => guest.page.locator(".fought .ability").innerText()).not.toBe("");
  await expect.poll(() => guest.page.locator(".token").first().getAttribute("title")).toBe(guest.t("con.first.about"));
});

it("marks whose a card is between equal armies only", async () => {
  const guest = await site.visitor();
  const mirror = { ...invasion.ORC_BOT, deck: invasion.DWARF.deck };
  for (const [foe, expected] of [
    [mirror, 1],
    [invasion.ORC_BOT, 0],
  ] as const) {
    await invasion.table(guest, [invasion.DWARF, foe], { first: "1" }, { contribution: "three" });
    await guest.asked();
    await expect.poll(() => guest.page.locator("main.mirror").count()).toBe(expected);
  }
});

it("shows that the other player is thinking, but not to the player who is asked", async () => {
  const guest = await site.visitor();
  await guest.table([{ kind: "me", deck: "orcs" }, { kind: "open" }]);
  const other = await site.visitor();
  await other.go(new URL(guest.page.url()).pathname.slice(1));
  await other.button("sit").click();
  for (const each of [guest, other]) await each.page.locator("[data-moment]").waitFor();
  const asked = await Promise.all([guest, other].map((each) => each.page.locator("[data-asked=true]").count()));
  const waits = await Promise.all([guest, other].map((each) => each.page.locator(".prompt .waits").count()));
  expect(waits).toEqual(asked.map((count) => 1 - count));
});

it("offers the rematch with sides swapped with the result", async () => {
  const guest = await site.visitor({}, { viewport: { width: 1280, height: 640 } });
  await guest.table([
    { kind: "me", deck: "orcs" },
    { kind: "bot", bot: "random", deck: "dwarves" },
  ]);
  await guest.asked();
  await guest.button("resign").click();
  await guest.button("resign.sure").click();
  const swap = guest.page.getByRole("dialog").getByRole("button", { name: guest.t("rematch.swap") });
  await swap.waitFor();
  expect(
    await swap.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
});
