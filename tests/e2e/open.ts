// One site for all tests of a file: opened before them, cleaned after each, closed at the end, and renewed after a
// failure.
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Site, type Flag } from "./site";

/** True in long runs (`make e2e`), which include the slowest tests; false in `make test`. */
export const LONG = !process.env.WARHOST_SHORT;
/** All cases of a test, or only the first one in short runs. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return LONG ? cases : cases.slice(0, 1);
}

/** The themes for the accessibility checks: only one in short runs. */
export const THEMES: ("dark" | "light")[] = LONG ? ["dark", "light"] : ["light"];

export function openSite(...flags: Flag[]): Site {
  const site = new Site(...flags);
  beforeAll(async () => {
    await site.open();
  });
  afterEach(async ({ task }) => {
    const failed = task.result?.state === "fail";
    const stand = failed ? await site.stand() : "";
    const wrong = await site.leave(failed ? task.name : "");
    expect(wrong, "errors in the pages").toEqual([]);
    if (!failed) return;
    await site.renew(); // the state after a failure must not affect other tests
    throw new Error(`where the visitors stood:\n${stand}`);
  });
  afterAll(() => site.close());
  return site;
}
