// How large the cards of a zone can be, so that all of them are in sight.

const RATIO = 1.16; // of a card in play: its height by its width

/** A card in play grows with the screen. */
export const largest = (): number =>
  typeof innerWidth === "undefined" ? 124 : Math.round(Math.max(124, Math.min(innerWidth * 0.115, innerHeight * 0.23)));

/** The largest width at which so many cards fit, each with so much under it; never less than can be read.
 *  Measured sizes are rounded: one pixel is left. */
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
