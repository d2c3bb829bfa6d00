import { describe, expect, it } from "vitest";
import { curve, percent, reflected } from "../../src/parts/ending/chances";

describe("chances", () => {
  const points = [
    { answer: 0, chance: 1 },
    { answer: 5, chance: 0.25 },
    { answer: 10, chance: 0 },
  ];
  it("are drawn over the answers of the game, with 1 at the top", () => {
    expect(curve(points, 10, 100, 40)).toBe("0.0,0.0 50.0,30.0 100.0,40.0");
    expect(curve([], 0, 100, 40)).toBe("");
  });
  it("of one side are 1 minus those of the other", () => {
    expect(reflected(points, 0)).toEqual(points);
    expect(reflected(points, 1).map((each) => each.chance)).toEqual([0, 0.75, 1]);
  });
  it("are shown as whole percentages", () => expect(percent(0.746)).toBe("75 %"));
});
