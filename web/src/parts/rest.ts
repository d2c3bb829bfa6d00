// Sets `data-rest` on a scrollable part while content below is out of view, for a marker at its lower edge.
import type { Action } from "svelte/action";

const SLACK = 3; // overflow in pixels that is ignored

export const marksRest: Action<HTMLElement> = (node) => {
  const mark = (): void => {
    const rest = node.scrollHeight - node.clientHeight - node.scrollTop > SLACK;
    node.toggleAttribute("data-rest", rest);
  };
  const sizes = new ResizeObserver(mark);
  const follow = (): void => {
    sizes.disconnect();
    sizes.observe(node);
    for (const part of node.children) sizes.observe(part);
    mark();
  };
  const parts = new MutationObserver(follow);
  parts.observe(node, { childList: true });
  node.addEventListener("scroll", mark, { passive: true });
  follow();
  return {
    destroy() {
      sizes.disconnect();
      parts.disconnect();
      node.removeEventListener("scroll", mark);
    },
  };
};
