// Formats winning chances and draws their curves.
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The points of a curve over the answers of a game, in a box of this size; a chance of 1 is at the top. */
export const curve = (
  points: readonly { answer: number; chance: number }[],
  last: number,
  width: number,
  height: number,
): string =>
  points
    .map(
      ({ answer, chance }) =>
        `${((answer / Math.max(1, last)) * width).toFixed(1)},${((1 - chance) * height).toFixed(1)}`,
    )
    .join(" ");

/** The curve from the point of view of a side: for the second side, each chance is subtracted from 1. */
export const reflected = (
  points: readonly { answer: number; chance: number }[],
  side: number,
): { answer: number; chance: number }[] =>
  points.map(({ answer, chance }) => ({ answer, chance: side === 0 ? chance : 1 - chance }));
