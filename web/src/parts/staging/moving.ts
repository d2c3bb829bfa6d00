// Cards that go from one place to another are seen to go: one crossfade shared by hand, board and captures.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { speed } from "../../settings.svelte";

export const [send, receive] = crossfade({
  duration: () => speed(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: speed() }),
});

/** On its way out a card is in sight for a moment, but no longer where it was: no reader sees it there. */
export function hushes(node: EventTarget & Pick<Element, "setAttribute" | "removeAttribute">): void {
  node.addEventListener("outrostart", () => node.setAttribute("aria-hidden", "true"));
  node.addEventListener("introstart", () => node.removeAttribute("aria-hidden"));
}
