import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Visitor } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function problems(guest: Visitor): Promise<string[]> {
  await guest.page.evaluate(`${axe.source}; undefined`).catch(() => guest.page.addScriptTag({ content: axe.source }));
  return guest.page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html.slice(0, 200)}`);
  });
}

describe.each(["dark", "light"])("every screen in %s", (theme) => {
  it.each(["", "new", "cards", "army", "scenarios", "settings"])("passes the accessibility checks: %s", async (screen) => {
    const guest = await house.visitor({ theme });
    await guest.go(screen);
    await guest.page.waitForLoadState("networkidle");
    expect(await problems(guest)).toEqual([]);
    expect(guest.wrong).toEqual([]);
    await guest.context.close();
  });

  it("passes the accessibility checks: the table, with a card picked up", async () => {
    const guest = await house.visitor({ theme });
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random", deck: "elves" }], { first: "1" });
    await guest.answer();
    await guest.asked();
    await guest.page.keyboard.press("1");
    expect(await problems(guest)).toEqual([]);
    await guest.context.close();
  });
});

describe("the table on a phone", () => {
  it("needs no sideways scrolling and shows board, question and hand", async () => {
    const guest = await house.visitor({}, { width: 390, height: 844 });
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random" }], { first: "1" });
    await guest.answer();
    const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    for (const part of [".surface", ".prompt .sentence", ".hand"]) {
      const box = await guest.page.locator(part).first().boundingBox();
      expect(box!.y + Math.min(box!.height, 60), part).toBeLessThan(844);
    }
    await guest.context.close();
  });
});

describe("languages", () => {
  it.each([["pl", "Graj teraz", "Którą kartę"], ["ru", "Играть", "Какую карту"]])("%s speaks at home and at the table", async (language, play, asks) => {
    const guest = await house.visitor({ language });
    await guest.go();
    await guest.page.getByRole("button", { name: play, exact: true }).waitFor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random" }], { first: "1" });
    expect(await guest.prompt()).toContain(asks);
    expect(await guest.page.locator("body").innerText()).not.toMatch(/lords\.\w+|refused\./);
    await guest.context.close();
  });
});
