// The card that is being looked at: hover, focus or a long press on a name or a face.
import type { Action } from "svelte/action";

export const look = $state<{ code: string | null; pinned: boolean }>({ code: null, pinned: false });

const LONG_PRESS = 450;

/** Shows a card while the pointer is over a node or the focus in it; a long press shows it until it is closed. */
export const looks: Action<HTMLElement, string | null | undefined> = (node, first) => {
  let code = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    if (code && !look.pinned) look.code = code;
  };
  const press = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" || !code) return;
    timer = setTimeout(() => {
      look.code = code ?? null;
      look.pinned = true;
    }, LONG_PRESS);
  };
  const lift = (): void => clearTimeout(timer);
  const menu = (event: Event): void => {
    if (look.pinned) event.preventDefault();
  };
  const events: [string, (event: never) => void][] = [
    ["mouseenter", show], ["focus", show], ["pointerdown", press],
    ["pointerup", lift], ["pointercancel", lift], ["pointermove", lift], ["contextmenu", menu],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener as EventListener);
  return {
    update(next) {
      code = next;
    },
    destroy() {
      lift();
      for (const [name, listener] of events) node.removeEventListener(name, listener as EventListener);
    },
  };
};
