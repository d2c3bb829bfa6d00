// Cards that are put in order with one answer.
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/parts/prompt/offer";
import { given, lying, moved, orderVerb } from "../../src/table/arranging";

const action = (verb: string, key: string): Action => ({ verb, key, aim: "", option: `${verb} ${key}` });

describe("cards in order", () => {
  it("move to another position, and those between shift", () => {
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2], 1, 1)).toEqual([1, 2]);
  });

  it("are ordered only if the question asks for nothing else", () => {
    expect(orderVerb([action("bottom", "c1"), action("bottom", "c2")])).toBe("bottom");
    expect(orderVerb([action("bottom", "c1"), action("top", "c2")])).toBe("");
    expect(orderVerb([action("discard", "c1"), action("discard", "")])).toBe("");
    expect(orderVerb([action("bottom", "c1")])).toBe("");
    expect(orderVerb([action("attack", "c1"), action("attack", "c2")])).toBe("");
  });

  it.each([
    ["bottom", ["top", "under"]], // each goes below the one before it
    ["top", ["under", "top"]],
    ["discard", ["under", "top"]],
  ])("are answered so that the first ends up on top: %s", (verb, answers) => {
    expect(given(verb, ["top", "under"])).toEqual(answers);
  });

  it("start in the default order", () => {
    expect(lying("bottom", [1, 2])).toEqual([1, 2]);
    expect(lying("top", [1, 2])).toEqual([1, 2]);
    expect(lying("discard", [1, 2])).toEqual([2, 1]);
  });
});
