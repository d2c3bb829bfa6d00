import { describe, expect, it } from "vitest";
import { pieces, ruleAddress } from "../../src/rules";

describe("rule ids", () => {
  it("lead to the rules of their game", () => {
    expect(ruleAddress("LOW-7.3")).toBe("/rules/lords/LOW-7.3");
    expect(ruleAddress("INV-13.17")).toBe("/rules/invasion/INV-13.17");
    expect(ruleAddress("Q-7", "lords")).toBe("/rules/lords/Q-7");
    expect(ruleAddress("")).toBe("");
    expect(ruleAddress("ABC-1.1")).toBe("");
  });

  it("are found in a sentence, whose text is preserved", () => {
    const text = "See LOW-15.F3, LOW-EX-1a and Q-12; but not LOW-9.x or c3.";
    expect(
      pieces(text)
        .filter((each) => each.link)
        .map((each) => each.text),
    ).toEqual(["LOW-15.F3", "LOW-EX-1a", "Q-12"]);
    expect(
      pieces(text)
        .map((each) => each.text)
        .join(""),
    ).toBe(text);
    expect(pieces("No rule here.")).toEqual([{ text: "No rule here.", link: false }]);
  });
});
