import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House } from "./house";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const SHORT = { units: 3, commanders: 0 };

describe("a game against the computer", () => {
  it("is reached in two clicks from home", async () => {
    const { page, wrong } = await house.visitor();
    await page.goto(house.url);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("button", { name: "Start the battle" }).click();
    await page.getByRole("grid", { name: "The field" }).waitFor();
    expect(await page.locator(".hand button").count()).toBe(6);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("is played with the mouse to its end, and can be looked at again", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random", deck: "dwarves" }], SHORT);
    while (await guest.asked()) await guest.answer();
    expect(await guest.prompt()).toMatch(/win|lose|draw/);
    await guest.page.getByRole("button", { name: "To the beginning" }).click();
    await guest.page.getByText(/^0\/\d+$/).waitFor();
    expect(await guest.page.locator(".unit").count()).toBe(0);
    await guest.page.getByRole("button", { name: "One step forward" }).click();
    await guest.page.getByText(/^1\/\d+$/).waitFor();
    await guest.page.getByRole("button", { name: "Play on from here" }).click();
    expect(await guest.asked()).toBe(true);
    expect(guest.wrong).toEqual([]);
    await guest.context.close();
  });

  it("is played by keyboard alone", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random", deck: "dwarves" }], { units: 1, commanders: 0, first: "1" });
    const { page } = guest;
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    while (await guest.asked()) {
      await guest.next(async () => {
        if (await page.locator(".hand .card.playable").count()) {
          const cards = await page.locator(".hand .card").evaluateAll((all) => all.findIndex((each) => each.classList.contains("playable")));
          await page.keyboard.press(String(cards + 1));
          await page.locator(".square.target").first().waitFor();
          await page.locator('.square[tabindex="0"]').focus();
          await page.keyboard.press("n");
          await page.keyboard.press("Enter");
        } else if (await page.locator(".prompt .answers button").count()) {
          await page.locator(".prompt .answers button").first().focus();
          await page.keyboard.press("Enter");
        } else {
          await page.locator('.square[tabindex="0"]').focus();
          await page.keyboard.press("n");
          await page.keyboard.press("Enter");
        }
      });
    }
    expect(await guest.prompt()).toMatch(/win|lose|draw/);
    await guest.context.close();
  });

  it("says why not, and forgets what was picked up on Escape", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random" }], { first: "1" });
    const { page } = guest;
    await page.keyboard.press("1");
    expect(await page.locator(".square.target").count()).toBe(1); // LOW-5.6: the start square
    await page.locator('[data-square="a1"]').click();
    expect(await page.locator(".why").textContent()).toMatch(/start square, c3.*LOW-5\.6/);
    await page.keyboard.press("Escape");
    expect(await page.locator(".square.target").count()).toBe(0);
    await guest.context.close();
  });

  it("takes an answer back", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random" }], { first: "1" });
    await guest.answer();
    expect(await guest.page.locator(".unit").count()).toBeGreaterThan(0);
    await guest.asked();
    await guest.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => guest.page.locator(".log").textContent()).not.toContain("You deploy");
    await guest.context.close();
  });

  it("goes on after the server was killed and has come back", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs" }, { kind: "bot", bot: "random" }], { first: "1" });
    await guest.answer();
    await guest.asked();
    const before = await guest.page.locator(".log").textContent();
    await house.kill();
    await guest.page.getByText("The line is down").waitFor();
    await house.serve();
    await guest.page.getByText("The line is down").waitFor({ state: "hidden", timeout: 20_000 });
    expect(await guest.page.locator(".log").textContent()).toBe(before);
    await guest.answer();
    await guest.context.close();
  });
});

describe("people", () => {
  it("share one screen, and see only their own cards", async () => {
    const guest = await house.visitor();
    await guest.table([{ kind: "me", deck: "orcs", name: "Ada" }, { kind: "me", deck: "elves", name: "Bob" }], { first: "1" });
    const { page } = guest;
    for (const name of ["Ada", "Bob", "Ada"]) {
      await page.getByRole("heading", { name: `${name}, it is your turn` }).waitFor();
      expect(await page.locator(".hand").count()).toBe(0);
      await page.getByRole("button", { name: "Show my cards" }).click();
      while (await page.locator(".prompt.yours").count()) {
        await guest.answer();
        if (await page.locator("main.over").count()) break;
      }
    }
    await guest.context.close();
  });

  it("meet at a table by its link", async () => {
    const [host, friend] = [await house.visitor(), await house.visitor()];
    await host.go();
    await host.post("/session", { name: "Ada" });
    const { id } = await host.post<{ id: string }>("/tables", { game: "lords", places: [{ kind: "me", deck: "orcs" }, { kind: "open" }], options: { first: "1" }, contribution: "x" });
    await host.go(`table/${id}`);
    await host.page.getByRole("heading", { name: "The table is waiting" }).waitFor();
    await friend.go(`table/${id}`);
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    await host.asked();
    await host.answer();
    await expect.poll(() => friend.page.locator(".unit").count()).toBe(1);
    expect([...host.wrong, ...friend.wrong]).toEqual([]);
    await Promise.all([host.context.close(), friend.context.close()]);
  });

  it.each([3, 4, 6])("play with %i seats", async (players) => {
    const guest = await house.visitor();
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
    await guest.table([{ kind: "me", deck: "orcs" }, ...bots], { players, units: 2, commanders: 0 });
    while (await guest.asked()) await guest.answer();
    expect(await guest.prompt()).toMatch(/win|lose|draw/);
    expect(guest.wrong).toEqual([]);
    await guest.context.close();
  });
});
