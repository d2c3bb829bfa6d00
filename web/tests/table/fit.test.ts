// Cards of a zone are as large as the zone allows.
import { describe, expect, it } from "vitest";
import { columnWidths, spots, tileWidth } from "../../src/table/fit";

/** True if this many cards of this width are all visible. */
function fits(count: number, tile: number, width: number, height: number, under = 0): boolean {
  const columns = Math.floor((width + 6) / (tile + 6));
  const rows = Math.ceil(count / columns);
  return rows * (tile * 1.16 + under) + (rows - 1) * 6 <= height;
}

describe("the cards of a zone", () => {
  it("never exceed the maximum size", () => expect(tileWidth(1, 600, 600)).toBe(124));

  it("have the largest size that fits, for any number", () => {
    for (const count of [3, 5, 8, 12]) {
      const tile = tileWidth(count, 270, 360);
      expect(fits(count, tile, 270, 360), `${count}`).toBe(true);
      if (tile < 124) expect(fits(count, tile + 2, 270, 360), `${count}, larger`).toBe(false);
    }
  });

  it("fit a zone that was measured a little too large", () => {
    expect(fits(4, tileWidth(4, 418, 130), 417.6, 130)).toBe(true);
  });

  it("leave space for attachments", () => {
    expect(fits(4, tileWidth(4, 270, 240, 38), 270, 240, 38)).toBe(true);
    expect(tileWidth(4, 270, 240, 38)).toBeLessThan(tileWidth(4, 270, 240));
  });

  it("stay readable in large numbers", () => expect(tileWidth(40, 200, 100)).toBe(46));
});

describe("the places of cards", () => {
  const card = { width: 40, height: 50 };
  const room = { width: 100, height: 200, gap: 6 };

  it("fill centred rows", () => {
    expect(spots([card, card, card], room)).toEqual([
      { x: 7, y: 0 },
      { x: 53, y: 0 },
      { x: 30, y: 56 },
    ]);
  });

  it("are at the lower edge if two sides face each other, and never above the upper edge", () => {
    expect(spots([card], { ...room, low: true })).toEqual([{ x: 30, y: 150 }]);
    expect(spots([card, card, card], { ...room, height: 60, low: true })[0]!.y).toBe(0);
  });

  it("stay in one line, however long it gets", () => {
    const line = spots([card, card, { width: 30, height: 90 }], { ...room, height: 90, left: true });
    expect(line).toEqual([
      { x: 0, y: 20 },
      { x: 46, y: 20 },
      { x: 92, y: 0 },
    ]);
  });
});

describe("columns that share a space", () => {
  const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0);

  it("are as wide as their shares, and fill the space", () => {
    expect(
      columnWidths(
        [
          { least: 10, share: 1 },
          { least: 10, share: 3 },
        ],
        405,
        5,
      ),
    ).toEqual([100, 300]);
  });

  it("are never narrower than their minimum, at the cost of the others", () => {
    const wanted = [
      { least: 28, share: 0 },
      { least: 92, share: 0.5 },
      { least: 92, share: 3.4 },
    ];
    const widths = columnWidths(wanted, 510, 5);
    expect(widths).toEqual([28, 92, 380]);
    expect(sum(widths) + 10).toBe(510);
    expect(columnWidths(wanted, 100, 5)).toEqual([28, 92, 92]); // it is scrolled
  });
});
