// The visible part of the board, and the screen positions of its squares.
import { atScreen, height, onScreen, point, squareName, width, type Extent, type Point } from "./geometry";

export interface Cell extends Point {
  name: string;
}

export class Drawn {
  readonly columns: number;
  readonly rows: number;
  readonly grid: Cell[][];
  readonly sign: 1 | -1; // of directions on the screen

  constructor(
    private readonly extent: Extent,
    private readonly turned: boolean, // the far side is at the bottom
    private readonly endless: boolean,
  ) {
    this.columns = width(extent);
    this.rows = height(extent);
    this.sign = turned ? -1 : 1;
    this.grid = Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.columns }, (_, x) => ({ x, y, name: this.#name({ x, y }) })),
    );
  }

  /** The square in the upper left corner. */
  get origin(): Point {
    return atScreen({ x: 0, y: 0 }, this.extent, this.turned);
  }

  /** The square in the middle. */
  get centre(): string {
    return this.grid[Math.floor(this.rows / 2)]?.[Math.floor(this.columns / 2)]?.name ?? "";
  }

  place(square: string): Point {
    return onScreen(point(square), this.extent, this.turned);
  }

  middle(square: string): Point {
    const { x, y } = this.place(square);
    return { x: x + 0.5, y: y + 0.5 };
  }

  has(square: string): boolean {
    const { x, y } = this.place(square);
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows;
  }

  /** The neighbouring square in a screen direction; the same square at an edge. */
  beside(square: string, step: Point): string {
    const { x, y } = this.place(square);
    return this.#name({
      x: Math.max(0, Math.min(this.columns - 1, x + step.x)),
      y: Math.max(0, Math.min(this.rows - 1, y + step.y)),
    });
  }

  /** The names of those points that are drawn. */
  names(points: readonly Point[]): string[] {
    const { left, right, bottom, top } = this.extent;
    return points
      .filter(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top)
      .map((each) => squareName(each, this.endless));
  }

  /** The coordinate printed on a square: in full on an unbounded board, else along two edges. */
  coordinate(cell: Cell): string {
    if (this.endless) return cell.name;
    if (cell.y === this.rows - 1) return cell.x === 0 ? cell.name : cell.name.replace(/\d/g, "");
    return cell.x === 0 ? cell.name.replace(/\D/g, "") : "";
  }

  #name(cell: Point): string {
    return squareName(atScreen(cell, this.extent, this.turned), this.endless);
  }
}
