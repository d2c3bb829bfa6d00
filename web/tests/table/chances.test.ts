import { expect, it } from "vitest";
import { chanceOfOne, chanceWithMulligan, shuffled } from "../../src/decks/builder/chances";

it("draws hands without replacement", () => {
  expect(chanceOfOne(2, 1, 1)).toBeCloseTo(1 / 2);
  expect(chanceOfOne(4, 2, 2)).toBeCloseTo(1 - (2 / 4) * (1 / 3));
  expect(chanceOfOne(50, 0, 7)).toBe(0);
  expect(chanceOfOne(10, 8, 3)).toBe(1); // there are only two others
  expect(chanceWithMulligan(2, 1, 1)).toBeCloseTo(3 / 4);
});

it("deals every card once", () => {
  const cards = Array.from({ length: 50 }, (_, at) => at);
  expect([...shuffled(cards)].sort((a, b) => a - b)).toEqual(cards);
  expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
});
