// Two players and a spectator of Conquest: hidden hands, lost connections, replay, every language.
import { describe, expect, it } from "vitest";
import { MARINES, row, table, word } from "../conquest";
import { openSite, sample } from "../open";
import { OPEN, type Language, type Visitor } from "../visitor";

const site = openSite();
const option = (guest: Visitor, name: string) => guest.prompt.locator(`[data-option="${name}"]`);

/** The host plays Space Marines with the initiative, the friend Orks; both keep their hands. */
async function meet(language: Language = "en"): Promise<[Visitor, Visitor, string]> {
  const [host, friend] = [await site.visitor({ language }), await site.visitor()];
  const id = await table(host, [MARINES, OPEN], { first: "1" }, { public: true });
  await friend.post("/session", { name: "Bob" });
  await friend.post(`/tables/${id}/sit`, { place: 1, deck: "orks", contribution: "e2e" });
  await friend.go(`table/${id}`);
  for (const guest of [host, friend]) {
    await guest.asked();
    await guest.next(() => option(guest, "keep").click());
  }
  await host.asked();
  return [host, friend, id];
}

/** Deploys the last playable card; returns its code. */
async function deploy(guest: Visitor): Promise<string> {
  const card = guest.playable.last();
  const code = (await card.getAttribute("data-card"))!;
  await guest.next(async () => {
    await card.click();
    const only = guest.prompt.locator(".answers button[data-option^='deploy']");
    await ((await only.count()) ? only : row(guest).getByRole("button", { name: guest.t("duel.lit") })).first().click();
  });
  return code;
}

const lying = (guest: Visitor, code: string) => guest.page.locator(`.field [data-card="${code}"]`);

describe("people at a table of Conquest", () => {
  it("are watched by a spectator who sees open cards only and cannot act", async () => {
    const [host, friend] = await meet();
    const spectator = await site.visitor();
    const frames: string[] = [];
    spectator.page.on("websocket", (line) => line.on("framereceived", (frame) => frames.push(String(frame.payload))));
    await spectator.go();
    await spectator.page.getByRole("link", { name: spectator.t("watch") }).click();
    await row(spectator).waitFor();
    const held = [...(await codes(host)), ...(await codes(friend))];
    expect(held.length).toBeGreaterThan(10);
    for (const code of held) expect(frames.join()).not.toContain(`"${code}"`);
    const card = await deploy(host);
    await lying(spectator, card).waitFor();
    await expect.poll(() => spectator.hand.count()).toBe(0);
    await expect.poll(() => spectator.page.getByRole("button", { name: spectator.t("duel.lit") }).count()).toBe(0);
    for (const key of ["undo", "undo.ask", "resign"] as const)
      await expect.poll(() => spectator.button(key).count()).toBe(0);
  });

  it("return to the same question after the server was killed, and can replay the game", async () => {
    const [host, friend] = await meet();
    const card = await deploy(host);
    await lying(friend, card).waitFor();
    await friend.asked();
    const shown = async (): Promise<unknown[]> => [
      await friend.prompt.textContent(),
      await friend.hand.allTextContents(),
      await friend.log.textContent(),
    ];
    const last = await shown();
    await site.kill();
    await friend.page.getByText(friend.t("offline")).waitFor();
    await site.serve();
    for (const guest of [host, friend]) await guest.page.getByText(guest.t("offline")).waitFor({ state: "hidden" });
    await expect.poll(shown).toEqual(last);
    await friend.next(() => option(friend, "pass").click());

    await host.page.getByRole("button", { name: host.t("resign") }).click();
    await host.button("resign.sure").click();
    await Promise.all([host.replay.waitFor(), friend.replay.waitFor()]);
    await friend.button("replay.first").click();
    await friend.replay.getByText(/^0\s*\//).waitFor();
    await expect.poll(() => lying(friend, card).count()).toBe(0);
    await friend.page.keyboard.press("End");
    await lying(friend, card).waitFor();
  });

  it.each(sample(["ru", "pl"] as const))("read the table in %s", async (language) => {
    const [host] = await meet(language);
    await deploy(host);
    const said = [await host.prompt.textContent(), await host.log.textContent(), await row(host).textContent()].join(
      " ",
    );
    expect(said).not.toMatch(/\bcon\.|conquest\.|\{\w+\}|undefined/); // no keys or placeholders
    await host.page.getByText(word(host, "con.phase.deploy"), { exact: true }).first().waitFor();
  });
});

const codes = (guest: Visitor): Promise<string[]> =>
  guest.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")!));
