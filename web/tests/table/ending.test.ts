import { describe, expect, it } from "vitest";
import { endingText } from "../../src/parts/ending/ending";

const ended = (seat: number, reason = "commanders", winners = [0]): string =>
  endingText("lords", { seat, sides: [0, 1], outcome: [winners, reason, "LOW-14.1"] }, (each) => ["Ada", "Bob"][each]!);

describe("the end of a game", () => {
  it("has a text from the reader's side", () => {
    expect(ended(0)).toBe("You win! Enough enemy commanders have fallen.");
    expect(ended(1)).toBe("You lose. Too many of your commanders have fallen.");
  });
  it("has names for spectators", () => {
    expect(ended(-1, "resigned")).toBe("Ada wins. The losing side (Bob) resigned.");
  });
  it("has no unfilled placeholder", () => {
    for (const reason of ["commanders", "units", "both", "nothing-left", "quiet", "resigned"])
      for (const seat of [-1, 0, 1]) expect(ended(seat, reason, reason === "both" ? [] : [0])).not.toContain("{");
  });
});
