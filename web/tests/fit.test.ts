// Cards of a zone are as large as the zone allows.
import { describe, expect, it } from "vitest";
import { tileWidth } from "../src/parts/fit";

/** Whether so many cards of this width are all in sight. */
function fits(count: number, tile: number, width: number, height: number, under = 0): boolean {
  const columns = Math.floor((width + 6) / (tile + 6));
  const rows = Math.ceil(count / columns);
  return rows * (tile * 1.16 + under) + (rows - 1) * 6 <= height;
}

describe("the cards of a zone", () => {
  it("never grow beyond what looks well", () => expect(tileWidth(1, 600, 600)).toBe(124));

  it("fit, however many they are, and would not if they were larger", () => {
    for (const count of [3, 5, 8, 12]) {
      const tile = tileWidth(count, 270, 360);
      expect(fits(count, tile, 270, 360), `${count}`).toBe(true);
      if (tile < 124) expect(fits(count, tile + 2, 270, 360), `${count}, larger`).toBe(false);
    }
  });

  it("fit a zone that was measured a little too large", () => {
    expect(fits(4, tileWidth(4, 418, 130), 417.6, 130)).toBe(true);
  });

  it("leave room for what is attached", () => {
    expect(fits(4, tileWidth(4, 270, 240, 38), 270, 240, 38)).toBe(true);
    expect(tileWidth(4, 270, 240, 38)).toBeLessThan(tileWidth(4, 270, 240));
  });

  it("stay readable in a crowd", () => expect(tileWidth(40, 200, 100)).toBe(46));
});
