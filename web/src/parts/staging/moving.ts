// Cards that go from one place to another are seen to go: one crossfade shared by hand, board and captures.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { speed } from "../../settings.svelte";

export const [send, receive] = crossfade({
  duration: () => speed(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: speed() }),
});
