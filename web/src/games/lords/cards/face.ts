// Geometry of a card face: its arrows and numbers on a square of 100 by 100.
import { STEPS } from "../board/geometry";

export interface Arrow {
  direction: number; // index into DIRECTIONS, on the screen
  value: number;
  shape: string; // points of the arrowhead
  x: number; // position of its number
  y: number;
}

export interface Hint {
  direction: number;
  shape: string;
}

const HEAD: readonly [number, number][] = [
  [0, 0],
  [13.5, 9.8],
  [9.5, 19.8],
  [-9.5, 19.8],
  [-13.5, 9.8],
];
const WALK: readonly [number, number][] = [
  [0, 0],
  [5, 6],
  [-5, 6],
];

type Point = [number, number];

/** Points of a shape that faces a direction, with its tip at this distance from the card's edge or corner. */
function turnedTo(direction: number, inset: number, across = 0): (point: Point) => Point {
  const step = STEPS[direction]!;
  const reach = 50 - inset;
  const tip = { x: 50 + step.x * reach, y: 50 - step.y * reach };
  const angle = (direction * Math.PI) / 4;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => {
    const right = x + across;
    return [tip.x + right * cos - y * sin, tip.y + right * sin + y * cos];
  };
}

const pointing = (shape: readonly Point[], direction: number, inset: number, across = 0): Point[] =>
  shape.map(turnedTo(direction, inset, across));

const path = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The attack arrows of a card as drawn on the screen. */
export function attackArrows(values: readonly number[]): Arrow[] {
  return values.flatMap((value, direction) => {
    if (value <= 0) return [];
    const [x, y] = turnedTo(direction, 1.5)([0, 11.6]);
    return [{ direction, value, shape: path(pointing(HEAD, direction, 1.5)), x, y }];
  });
}

/** Small outlined arrowheads for the directions in which a card may move, next to the attack arrow if there is one. */
export function walkArrows(moves: readonly boolean[], values: readonly number[]): Hint[] {
  return moves.flatMap((may, direction) => {
    if (!may) return [];
    const across = values[direction] ? [-17, 17] : [0];
    const inset = direction % 2 ? 2.5 : 2;
    return across.map((shift) => ({
      direction,
      shape: path(pointing(WALK, direction, inset, direction % 2 ? shift * 0.95 : shift)),
    }));
  });
}

/** A template as the cells of a small map, row by row from the farthest; the card is the cell `own`. */
export function templateMap(squares: readonly (readonly [number, number])[]): { columns: number; rows: string[][] } {
  const rights = [...squares.map(([right]) => right), 0];
  const forwards = [...squares.map(([, forward]) => forward), 0];
  const hit = new Set(squares.map(([right, forward]) => `${right},${forward}`));
  const rows: string[][] = [];
  for (let forward = Math.max(...forwards); forward >= Math.min(...forwards); forward--) {
    const row: string[] = [];
    for (let right = Math.min(...rights); right <= Math.max(...rights); right++) {
      row.push(right === 0 && forward === 0 ? "own" : hit.has(`${right},${forward}`) ? "hit" : "");
    }
    rows.push(row);
  }
  return { columns: rows[0]?.length ?? 0, rows };
}

/** Splits a name into at most two lines of similar length. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length <= 9) return [name];
  let best = [name];
  let length = name.length;
  for (let cut = 1; cut < words.length; cut++) {
    const pair = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const longest = Math.max(...pair.map((each) => each.length));
    if (longest < length) [best, length] = [pair, longest];
  }
  return best;
}
