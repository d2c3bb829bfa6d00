import { describe, expect, it } from "vitest";
import { ordered } from "../../src/parts/hand/order";

const CARDS: Record<string, { cost: number; kind: string; name: string }> = {
  a: { cost: 3, kind: "unit", name: "Zealot" },
  b: { cost: 1, kind: "tactic", name: "Ambush" },
  c: { cost: 1, kind: "unit", name: "Miner" },
};
const faces = { place: (code: string) => CARDS[code]!, name: (code: string) => CARDS[code]!.name };
const hand = ["a", "b", "c", "b"].map((code, id) => ({ id, code }));

describe("a hand", () => {
  it.each([
    ["dealt", "abcb"],
    ["cost", "bbca"],
    ["kind", "bbca"],
    ["name", "bbca"],
  ] as const)("is sorted %s", (sort, codes) => {
    expect(
      ordered(hand, sort, faces)
        .map((card) => card.code)
        .join(""),
    ).toBe(codes);
  });
  it("keeps every card, and equal cards in their previous order", () => {
    expect(ordered(hand, "name", faces).map((card) => card.id)).toEqual([1, 3, 2, 0]);
    expect(ordered([{ code: "a" }, { code: "c" }], "kind", faces).map((card) => card.code)).toEqual(["c", "a"]);
  });
});
