// Highlights elements by name: those whose square, card, option or part attribute has it.
const NAMES = ["square", "card", "option", "part"];
const SLIVER = 24; // a visible edge narrower than this many pixels counts as hidden

/**
 * Highlights the named elements, also those that appear later. The highlight is an attribute, so components need no
 * code for it.
 */
export function pointing(
  node: HTMLElement,
  names: readonly string[],
): { update: (names: readonly string[]) => void; destroy: () => void } {
  let wanted = names;
  function mark(): void {
    const found = new Set(
      wanted.flatMap((name) => [
        ...node.querySelectorAll(NAMES.map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join()),
      ]),
    );
    for (const element of node.querySelectorAll("[data-pointed]"))
      if (!found.has(element)) element.removeAttribute("data-pointed");
    for (const element of found) element.setAttribute("data-pointed", "");
  }
  /** Scrolls highlighted elements into view, if they are not visible. */
  function bring(): void {
    const pointed = [...node.querySelectorAll("[data-pointed]")];
    for (const element of pointed) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: "nearest" });
    }
    // Scrolls horizontally only if none is visible: a row that is wider than the screen cannot show all of them.
    const aside = pointed.every((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right < SLIVER || left > innerWidth - SLIVER;
    });
    if (aside) pointed[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  }
  const watch = new MutationObserver(mark);
  watch.observe(node, { childList: true, subtree: true });
  mark();
  bring();
  return {
    update(next) {
      const other = next.join() !== wanted.join();
      wanted = next;
      mark();
      if (other) bring();
    },
    destroy() {
      watch.disconnect();
    },
  };
}
