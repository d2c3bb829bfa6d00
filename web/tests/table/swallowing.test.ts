// The click that ends a drag means nothing; the one after another press does, however soon it comes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { swallowClick } from "../../src/parts/hand/drag.svelte";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers(); // or the end of a test could come before that of the drag, on a slow machine
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a click gets through. */
const clicks = (): boolean => page.dispatchEvent(new Event("click", { cancelable: true }));

it("swallows the click that ends a drag, and no other", () => {
  swallowClick();
  expect(clicks()).toBe(false);
  expect(clicks()).toBe(true);
});

it("lets the click of another press through", () => {
  swallowClick();
  page.dispatchEvent(new Event("pointerdown"));
  expect(clicks()).toBe(true);
});
