// Focus on the board, and its movement by keys.
import type { Drawn } from "./drawn";
import type { Point } from "./geometry";

const STEPS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export class Walking {
  at = $state<string | null>(null); // the square that had the focus last
  // The square that Tab focuses.
  readonly stop = $derived.by(() => (this.at && this.field().has(this.at) ? this.at : this.field().centre));

  constructor(
    private readonly field: () => Drawn,
    private readonly surface: () => HTMLElement,
  ) {}

  focusOn(square: string): void {
    this.at = square;
    this.surface().querySelector<HTMLButtonElement>(`[data-square="${square}"]`)?.focus();
  }

  /** Focuses the next or previous of these squares in reading order. */
  next(among: ReadonlySet<string>, back: boolean): void {
    const known = this.field()
      .grid.flat()
      .map((cell) => cell.name)
      .filter((name) => among.has(name));
    if (!known.length) return;
    const focused = document.activeElement?.getAttribute("data-square") ?? null;
    const now = known.indexOf(focused ?? "");
    this.focusOn(
      known[now < 0 ? (back ? known.length - 1 : 0) : (now + (back ? known.length - 1 : 1)) % known.length]!,
    );
  }

  key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    this.focusOn(this.field().beside(this.stop, step));
  }
}
