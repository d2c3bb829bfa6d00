// Panning and zooming of a board that is larger than its viewport: by dragging, scrolling and pinching.
import { tick } from "svelte";
import type { Action } from "svelte/action";

const LEAST = 0.3;
const MOST = 2.5;
const FAR = 6; // pixels until a press counts as a drag

export class Pan {
  zoom = $state(1);
  dragged = false; // the current press has panned the board, so it is not a click
  #node: HTMLElement | null = null;

  /** Makes a node the viewport; inactive while not enabled. */
  readonly window: Action<HTMLElement, boolean> = (node, first) => {
    this.#node = node;
    let enabled = first;
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let pinch: { distance: number; zoom: number } | null = null;

    const wheel = (event: WheelEvent): void => {
      if (!enabled || !event.ctrlKey) return;
      event.preventDefault();
      void this.zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
    };
    const grab = (event: PointerEvent): void => {
      this.dragged = false;
      // The pressed element is draggable itself.
      const taken = event.target instanceof Element && event.target.closest("[data-grip]");
      if (!enabled || taken || event.pointerType !== "mouse" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
    };
    const pull = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) + Math.abs(dy) > FAR) this.dragged = true;
      if (this.dragged) node.scrollTo(from.left - dx, from.top - dy);
    };
    const drop = (): void => {
      from = null;
    };
    const spread = (event: TouchEvent): { distance: number; x: number; y: number } => {
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      return {
        distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        x: (a.clientX + b.clientX) / 2,
        y: (a.clientY + b.clientY) / 2,
      };
    };
    const touch = (event: TouchEvent): void => {
      pinch = enabled && event.touches.length === 2 ? { distance: spread(event).distance, zoom: this.zoom } : null;
    };
    const stretch = (event: TouchEvent): void => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event);
      void this.zoomBy((pinch.zoom * now.distance) / pinch.distance / this.zoom, now.x, now.y);
    };
    const heard = new AbortController();
    const here = { passive: false, signal: heard.signal };
    node.addEventListener("wheel", wheel, here);
    node.addEventListener("pointerdown", grab, here);
    window.addEventListener("pointermove", pull, here);
    window.addEventListener("pointerup", drop, here);
    node.addEventListener("touchstart", touch, here);
    node.addEventListener("touchmove", stretch, here);
    return {
      update(next) {
        enabled = next;
      },
      destroy: () => {
        this.#node = null;
        heard.abort();
      },
    };
  };

  /** Zooms around a point of the screen, or around the middle of the viewport. */
  async zoomBy(factor: number, x?: number, y?: number): Promise<void> {
    const node = this.#node;
    const next = Math.max(LEAST, Math.min(MOST, this.zoom * factor));
    if (!node || next === this.zoom) return;
    const real = next / this.zoom;
    const box = node.getBoundingClientRect();
    const [px, py] = [x === undefined ? box.width / 2 : x - box.left, y === undefined ? box.height / 2 : y - box.top];
    const [left, top] = [node.scrollLeft, node.scrollTop];
    this.zoom = next;
    await tick();
    node.scrollTo((left + px) * real - px, (top + py) * real - py);
  }

  /** Fits a board of this many cells into the viewport, with this minimum cell size in pixels without zoom. */
  async fit(columns: number, rows: number, least: number): Promise<void> {
    const node = this.#node;
    if (!node) return;
    const cell = Math.min(node.clientWidth / columns, node.clientHeight / rows);
    this.zoom = Math.max(LEAST, Math.min(1, cell / least));
    await tick();
    this.centre();
  }

  centre(): void {
    const node = this.#node;
    node?.scrollTo((node.scrollWidth - node.clientWidth) / 2, (node.scrollHeight - node.clientHeight) / 2);
  }

  /** Compensates for growth of the board to the left or top: the visible part stays in place. */
  shift(x: number, y: number): void {
    this.#node?.scrollBy(x, y);
  }

  /** Scrolls a part of the board into view. */
  reveal(part: Element | null): void {
    part?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
