// The enlarged card: shown on hover, on focus, or by a long press on its name or face.
import type { Action } from "svelte/action";
import { swallowClick } from "./hand/drag.svelte";

export const look = $state<{ code: string | null; pinned: boolean }>({ code: null, pinned: false });

const LONG_PRESS = 450; // milliseconds
const STILL = 10; // tolerated finger movement in pixels

/** On touch screens, where there is no hover, enlarges a card that cannot be picked. Returns true if it did. */
export function enlargeByTouch(node: Element): boolean {
  const code = node.getAttribute("data-card");
  if (!code || !matchMedia("(hover: none)").matches) return false;
  [look.code, look.pinned] = [code, true];
  return true;
}

/** Closes the enlarged card when the game or table changes. */
export function lookAway(): void {
  [look.code, look.pinned] = [null, false];
}

/** Shows a card while its node is hovered or focused; a long press shows it until it is closed. */
export const looks: Action<HTMLElement, string | null | undefined> = (node, first) => {
  let code = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let shown = false; // shown by the current press
  const show = (): void => {
    if (code && !look.pinned) look.code = code;
  };
  const press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" || !code) return;
    from = { x: event.clientX, y: event.clientY };
    shown = false;
    timer = setTimeout(() => {
      look.code = code ?? null;
      look.pinned = shown = true;
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
  };
  const cancel = (): void => clearTimeout(timer);
  const lift = (): void => {
    cancel();
    if (shown) swallowClick(); // a long press must not also pick the card
    shown = false;
  };
  const menu = (event: Event): void => {
    if (shown || look.pinned) event.preventDefault();
  };
  const heard = new AbortController();
  const { signal } = heard;
  node.addEventListener("mouseenter", show, { signal });
  node.addEventListener("focus", show, { signal });
  node.addEventListener("pointerdown", press, { signal });
  node.addEventListener("pointerup", lift, { signal });
  node.addEventListener("pointercancel", cancel, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("contextmenu", menu, { signal });
  return {
    update(next) {
      code = next;
    },
    destroy() {
      cancel();
      heard.abort();
    },
  };
};
