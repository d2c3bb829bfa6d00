import { describe, expect, it } from "vitest";
import {
  atScreen,
  extent,
  height,
  laid,
  onScreen,
  point,
  squareName,
  turn,
  width,
} from "../../src/games/lords/board/geometry";

describe("squares", () => {
  it("have the server's names", () => {
    expect(point("c3")).toEqual({ x: 2, y: 2 });
    expect(point("aa10")).toEqual({ x: 26, y: 9 });
    expect(point("2,-1")).toEqual({ x: 2, y: -1 });
    for (const name of ["a1", "g6", "z1", "aa10", "az3", "ba2"]) expect(squareName(point(name), false)).toBe(name);
    expect(squareName({ x: -4, y: 7 }, true)).toBe("-4,7");
    expect(() => point("nowhere")).toThrow();
  });

  it("have the viewer's side at the bottom", () => {
    const field = extent(7, 6, []);
    expect(onScreen(point("a1"), field, false)).toEqual({ x: 0, y: 5 });
    expect(onScreen(point("a1"), field, true)).toEqual({ x: 6, y: 0 });
    for (const turned of [false, true]) {
      expect(atScreen(onScreen(point("e2"), field, turned), field, turned)).toEqual(point("e2"));
    }
  });

  it("have a margin on the endless board", () => {
    const field = extent(0, 0, ["0,0", "2,-3"]);
    expect(field).toEqual({ left: -1, right: 3, bottom: -4, top: 1 });
    expect([width(field), height(field)]).toEqual([5, 6]);
    expect(extent(0, 0, [])).toEqual({ left: -1, right: 1, bottom: -1, top: 1 });
  });
});

describe("directions", () => {
  it("are rotated by half a turn for a card of the other side (LOW-0.2)", () => {
    expect(turn([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
  });

  it("place a template as in LOW-EX-6", () => {
    const three = [3, 2, 1].flatMap((forward) => [-1, 0, 1].map((right): [number, number] => [right, forward]));
    const near = laid(three, "d2", 0)
      .map((each) => squareName(each, false))
      .sort();
    expect(near).toEqual(["c3", "c4", "c5", "d3", "d4", "d5", "e3", "e4", "e5"]);
    const far = laid(three, "d6", 1)
      .map((each) => squareName(each, false))
      .sort();
    expect(far).toEqual(["c3", "c4", "c5", "d3", "d4", "d5", "e3", "e4", "e5"]);
  });
});
