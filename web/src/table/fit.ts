// Card sizes for a zone, so that all its cards are visible.

const RATIO = 1.16; // height of a card in play divided by its width

/** The largest width of a card in play; it grows with the screen. */
export const largest = (): number =>
  typeof innerWidth === "undefined" ? 124 : Math.round(Math.max(124, Math.min(innerWidth * 0.115, innerHeight * 0.23)));

/** Height of an attachment's label: larger on touch screens. */
export const labelHeight = (): number => (typeof innerWidth !== "undefined" && innerWidth <= 640 ? 24 : 17);

/**
 * The largest width at which this number of cards fits, each with this height below it; never less than readable. One
 * pixel is left, because measured sizes are rounded.
 */
export function tileWidth(
  count: number,
  width: number,
  height: number,
  under = 0,
  gap = 6,
  least = 46,
  most = 124,
): number {
  let best = least;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - 1 - (columns - 1) * gap) / columns;
    const high = ((height - 1 - (rows - 1) * gap) / rows - under) / RATIO;
    best = Math.max(best, Math.min(wide, high, most));
  }
  return Math.floor(best);
}

export interface Spot {
  x: number;
  y: number;
}

/**
 * Positions for items of these sizes: in rows that are centred or left-aligned, at the upper or lower edge. Items are
 * placed by transforms, not by layout, so that the others slide when an item is added or removed.
 */
export function spots(
  things: readonly { width: number; height: number }[],
  {
    width,
    height,
    gap,
    low = false,
    left = false,
  }: { width: number; height: number; gap: number; low?: boolean; left?: boolean },
): Spot[] {
  const rows: { from: number; to: number; wide: number; high: number }[] = [];
  things.forEach((each, at) => {
    const last = rows.at(-1);
    if (last && (left || last.wide + gap + each.width <= width)) {
      [last.to, last.wide, last.high] = [at + 1, last.wide + gap + each.width, Math.max(last.high, each.height)];
    } else rows.push({ from: at, to: at + 1, wide: each.width, high: each.height });
  });
  const whole = rows.reduce((sum, row) => sum + row.high + gap, -gap);
  let y = low ? Math.max(0, height - whole) : 0;
  return rows.flatMap((row) => {
    let x = left ? 0 : Math.max(0, (width - row.wide) / 2);
    const found = things.slice(row.from, row.to).map((each) => {
      const spot = { x: Math.round(x), y: Math.round(left ? Math.max(0, (height - each.height) / 2) : y) };
      x += each.width + gap;
      return spot;
    });
    y += row.high + gap;
    return found;
  });
}

/** The height of a card in play with this height below it. */
export const tileHeight = (width: number, under = 0): number => width * RATIO + under;

/** The widths of columns in a shared space: each has at least its minimum, the rest is divided by their shares. */
export function columnWidths(
  wanted: readonly { least: number; share: number }[],
  width: number,
  gap: number,
): number[] {
  const room = width - gap * (wanted.length - 1);
  let open = wanted.map((_, at) => at).filter((at) => wanted[at]!.share > 0);
  const widths = wanted.map((each) => each.least);
  for (;;) {
    const closed = widths.reduce((sum, each, at) => sum + (open.includes(at) ? 0 : each), 0);
    const shares = open.reduce((sum, at) => sum + wanted[at]!.share, 0);
    const unit = (room - closed) / shares;
    const narrow = open.filter((at) => unit * wanted[at]!.share < wanted[at]!.least);
    if (!open.length) return widths;
    if (!narrow.length) return widths.map((each, at) => (open.includes(at) ? unit * wanted[at]!.share : each));
    open = open.filter((at) => !narrow.includes(at));
  }
}
