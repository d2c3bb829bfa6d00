// Type-safe lookup of elements.

export const asElement = (node: EventTarget | null | undefined): HTMLElement | null =>
  node instanceof HTMLElement ? node : null;

const FIELDS = "input, select, textarea";

/** True if a key event belongs to a text field or to another element that handles keys. */
export const isTyping = ({ target }: Event, others = ""): boolean =>
  target instanceof Element && target.closest(others ? `${FIELDS}, ${others}` : FIELDS) !== null;
