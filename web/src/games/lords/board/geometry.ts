// Screen geometry of squares: names to columns and rows, the viewer's side at the bottom, and directions.

export interface Point {
  x: number;
  y: number;
}

/** The drawn columns and rows, both ends included, in board coordinates. */
export interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const STEPS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
];

/** Coordinates of a square name: `c3` is (2, 2) on a bounded board; `2,-1` is (2, -1) on the unbounded one. */
export function point(name: string): Point {
  const pair = /^(-?\d+),(-?\d+)$/.exec(name);
  if (pair) return { x: Number(pair[1]), y: Number(pair[2]) };
  const parts = /^([a-z]+)(\d+)$/.exec(name);
  if (!parts) throw new Error(`no square: ${name}`);
  let column = 0;
  for (const letter of parts[1]!) column = column * 26 + letter.charCodeAt(0) - 96;
  return { x: column - 1, y: Number(parts[2]) - 1 };
}

export function squareName(at: Point, endless: boolean): string {
  if (endless) return `${at.x},${at.y}`;
  let letters = "";
  for (let column = at.x; column >= 0; column = Math.floor(column / 26) - 1) {
    letters = String.fromCharCode(97 + (column % 26)) + letters;
  }
  return `${letters}${at.y + 1}`;
}

/** The drawn part of the board: all of a bounded board, else the squares in use with a margin. */
export function extent(columns: number, rows: number, used: string[], room = 1): Extent {
  if (columns > 0) return { left: 0, right: columns - 1, bottom: 0, top: rows - 1 };
  const points = used.length ? used.map(point) : [{ x: 0, y: 0 }];
  const xs = points.map((each) => each.x);
  const ys = points.map((each) => each.y);
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    bottom: Math.min(...ys) - room,
    top: Math.max(...ys) + room,
  };
}

/** Column and row on the screen, from the top left; `turned` puts the far side at the bottom. */
export function onScreen(at: Point, field: Extent, turned: boolean): Point {
  return turned ? { x: field.right - at.x, y: at.y - field.bottom } : { x: at.x - field.left, y: field.top - at.y };
}

/** The square at a column and row of the screen. */
export function atScreen(cell: Point, field: Extent, turned: boolean): Point {
  return turned
    ? { x: field.right - cell.x, y: cell.y + field.bottom }
    : { x: cell.x + field.left, y: field.top - cell.y };
}

export const width = (field: Extent): number => field.right - field.left + 1;
export const height = (field: Extent): number => field.top - field.bottom + 1;

/** Rotates values for the eight directions by half a turn, for a card that is upside down on the screen (LOW-0.2). */
export function turn<T>(values: readonly T[]): T[] {
  return [...values.slice(4), ...values.slice(0, 4)];
}

/** The squares of a template placed on a square: side 0 faces up the board, side 1 down. */
export function laid(squares: readonly (readonly [number, number])[], from: string, side: number): Point[] {
  const at = point(from);
  const sign = side === 0 ? 1 : -1;
  return squares.map(([right, forward]) => ({ x: at.x + sign * right, y: at.y + sign * forward }));
}
