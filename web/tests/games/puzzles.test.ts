import { describe, expect, it } from "vitest";
import { isSolved, ofTheDay, solve } from "../../src/learn/solved.svelte";

const DAY = 86_400_000;

describe("the puzzle of the day", () => {
  const shelves = [
    { game: "lords", count: 3 },
    { game: "conquest", count: 2 },
  ];
  it("changes every day, alternates between games, and covers all puzzles", () => {
    const days = Array.from({ length: 12 }, (_, day) => ofTheDay(shelves, day * DAY + 5)!);
    expect(days.slice(0, 6).map((each) => `${each.game} ${each.number}`)).toEqual([
      "lords 1",
      "conquest 1",
      "lords 2",
      "conquest 2",
      "lords 3",
      "conquest 1",
    ]);
    expect(new Set(days.map((each) => `${each.game} ${each.number}`)).size).toBe(5);
  });
  it("stays the same all day, and is missing if there are no puzzles", () => {
    expect(ofTheDay(shelves, 7 * DAY)).toEqual(ofTheDay(shelves, 8 * DAY - 1));
    expect(ofTheDay([], 7 * DAY)).toBeNull();
  });
});

describe("what was solved", () => {
  it("is remembered by game and number", () => {
    expect(isSolved("lords", 2)).toBe(false);
    solve("lords", 2);
    expect([isSolved("lords", 2), isSolved("lords", 1), isSolved("conquest", 2)]).toEqual([true, false, false]);
  });
});
