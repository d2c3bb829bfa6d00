// Points at things on the screen by their names: whatever has the name as its square, card, option or part.
const NAMES = ["square", "card", "option", "part"];
const SLIVER = 24; // pixels at the edge that are as good as nothing

/** Marks what is named, also when it appears later.  The mark is an attribute, so no component needs to know of it. */
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
  /** What is out of sight comes into it; the page stays where it is otherwise. */
  function bring(): void {
    const pointed = [...node.querySelectorAll("[data-pointed]")];
    for (const element of pointed) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: "nearest" });
    }
    // Sideways only if nothing of it is seen: a row that is wider than the screen cannot show all.
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
