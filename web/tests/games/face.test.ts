import { describe, expect, it } from "vitest";
import { attackArrows, lines, templateMap, walkArrows } from "../../src/games/lords/cards/face";

describe("the face of a card", () => {
  it("has an arrow for every value, in its true direction", () => {
    const arrows = attackArrows([5, 0, 3, 0, 0, 1, 0, 0]);
    expect(arrows.map((each) => [each.direction, each.value])).toEqual([
      [0, 5],
      [2, 3],
      [5, 1],
    ]);
    const [north, east, southwest] = arrows;
    expect(north!.x).toBeCloseTo(50);
    expect(north!.y).toBeLessThan(20);
    expect(east!.x).toBeGreaterThan(80);
    expect(east!.y).toBeCloseTo(50);
    expect(southwest!.x).toBeLessThan(20);
    expect(southwest!.y).toBeGreaterThan(80);
  });

  it("shows movement arrows, next to an attack arrow if there is one", () => {
    const way = [true, false, false, false, true, false, false, false];
    expect(walkArrows(way, [1, 0, 0, 0, 0, 0, 0, 0]).map((each) => each.direction)).toEqual([0, 0, 4]);
  });

  it("draws a template with its farthest row first", () => {
    expect(
      templateMap([
        [0, 2],
        [-1, 1],
        [1, 1],
      ]).rows,
    ).toEqual([
      ["", "hit", ""],
      ["hit", "", "hit"],
      ["", "own", ""],
    ]);
    expect(templateMap([[0, -1]]).rows).toEqual([["own"], ["hit"]]);
  });

  it("breaks a name into lines of about equal length", () => {
    expect(lines("Goblin Spider Rider")).toEqual(["Goblin", "Spider Rider"]);
    expect(lines("Quillshot")).toEqual(["Quillshot"]);
  });
});
