// Dragging a card with mouse or finger, as an alternative to picking the card and then its destination.
import type { Action } from "svelte/action";

export interface Dragging {
  begin: () => string | null; // picks the card up and returns the code to draw; null: no drag
  drop: (place: string | null, at: DOMRect | null) => void; // `place`: the `data-drop` name of the element below
}

export const drag = $state<{ code: string | null; x: number; y: number; over: string | null }>({
  code: null,
  x: 0,
  y: 0,
  over: null,
});

const FAR = 8; // pixels until a press counts as a drag

const under = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;

export const drags: Action<HTMLElement, Dragging | null> = (node, first) => {
  let doing = first;
  let from: { x: number; y: number; id: number } | null = null;

  function press(event: PointerEvent): void {
    if (!doing || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", cancel);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!drag.code) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      const code = doing?.begin() ?? null;
      if (!code) return cancel();
      drag.code = code;
    }
    const place = under(event.clientX, event.clientY);
    [drag.x, drag.y, drag.over] = [event.clientX, event.clientY, place?.dataset.drop ?? null];
  }
  function lift(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const dragged = drag.code !== null;
    const place = dragged ? under(event.clientX, event.clientY) : null;
    cancel();
    if (!dragged) return;
    swallowClick();
    doing?.drop(place?.dataset.drop ?? null, place?.getBoundingClientRect() ?? null);
  }
  function cancel(): void {
    from = null;
    [drag.code, drag.over] = [null, null];
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", lift);
    removeEventListener("pointercancel", cancel);
  }
  // Suppresses the browser's own dragging of images and text.
  const still = (event: Event): void => event.preventDefault();
  node.addEventListener("pointerdown", press);
  node.addEventListener("dragstart", still);
  return {
    update(next) {
      doing = next;
    },
    destroy() {
      cancel();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("dragstart", still);
    },
  };
};

/** Ignores the click event that follows a drag or a long press. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const end = (): void => {
    removeEventListener("click", swallow, { capture: true });
    removeEventListener("pointerdown", end, { capture: true });
  };
  addEventListener("click", swallow, { capture: true, once: true });
  // A new press leads to a new click, which must not be ignored.
  addEventListener("pointerdown", end, { capture: true });
  setTimeout(end, 80); // the click event comes immediately or not at all
}
