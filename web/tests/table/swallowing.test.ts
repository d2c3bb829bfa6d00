// The click that ends a drag is ignored; the click of the next press is not, however soon it comes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { swallowClick } from "../../src/parts/hand/drag.svelte";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers(); // otherwise a test could end before the drag, on a slow machine
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** True if a click is not ignored. */
const clicks = (): boolean => page.dispatchEvent(new Event("click", { cancelable: true }));

it("ignores the click that ends a drag, and no other", () => {
  swallowClick();
  expect(clicks()).toBe(false);
  expect(clicks()).toBe(true);
});

it("does not ignore the click of the next press", () => {
  swallowClick();
  page.dispatchEvent(new Event("pointerdown"));
  expect(clicks()).toBe(true);
});
