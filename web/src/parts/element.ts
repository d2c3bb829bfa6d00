// The elements of the page; a lookup returns one, or nothing.

export const asElement = (node: EventTarget | null | undefined): HTMLElement | null =>
  node instanceof HTMLElement ? node : null;

const FIELDS = "input, select, textarea";

/** Whether a key is meant for a field that is written in, or for something else that handles keys. */
export const isTyping = ({ target }: Event, others = ""): boolean =>
  target instanceof Element && target.closest(others ? `${FIELDS}, ${others}` : FIELDS) !== null;
