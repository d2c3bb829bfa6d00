// Animates cards that move between places: one crossfade shared by hand, board and captures.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { speed } from "../../settings.svelte";

export const [send, receive] = crossfade({
  duration: () => speed(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: speed() }),
});

/** Hides a card from screen readers during its exit animation, because it is no longer there. */
export function hushes(node: EventTarget & Pick<Element, "setAttribute" | "removeAttribute">): void {
  node.addEventListener("outrostart", () => node.setAttribute("aria-hidden", "true"));
  node.addEventListener("introstart", () => node.removeAttribute("aria-hidden"));
}
