// The notice that the server's database has lost part of a game.
import { expect, it } from "vitest";
import { lostText } from "../../src/parts/players/lost";
import { place, table } from "../samples";

const running = table("one", "lords", null, place(1, "bot", "greedy", "elves"));

it("shows how many answers were lost, since which moment, and whose", () => {
  const text = lostText({ ...running, lost: { first: 7, seats: [0, 1, 0], row: false } }, null);
  expect(text).toContain("lost 3 answers from moment 7 on");
  expect(text).toContain("Ada: 2");
});

it("shows what else was lost, and what only this browser has shown", () => {
  expect(lostText({ ...running, lost: { first: 7, seats: [], row: true } }, null)).toContain("a seat, a pause");
  expect(lostText(running, [3, 5])).toContain("between moments 3 and 5");
  expect(lostText(running, null)).toBe("");
});
