// Focus movement on a table: to the next highlighted element, and with arrow keys to the nearest element.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focuses the next or previous element on the screen that matches the selector. */
export function focusNext(wanted: string, back: boolean): void {
  const lit = [...document.querySelectorAll<HTMLElement>("main [data-key]")].filter((node) => node.matches(wanted));
  if (!lit.length) return;
  const at = lit.findIndex((node) => node === document.activeElement);
  lit[(at + (back ? -1 : 1) + lit.length + (at < 0 && back ? 1 : 0)) % lit.length]?.focus();
}

/** Moves the focus to the nearest element in the direction of the arrow key. */
export function walk(event: KeyboardEvent, things: HTMLElement[]): void {
  const way = WAYS[event.key];
  const from = document.activeElement?.closest("[data-key]");
  if (!way || !from) return;
  event.preventDefault();
  const middle = (node: Element): [number, number] => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of things) {
    const [dx, dy] = [middle(node)[0] - x, middle(node)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (node === from || along < 4) continue;
    if (along + across * 2 < least) [best, least] = [node, along + across * 2];
  }
  best?.focus();
}
