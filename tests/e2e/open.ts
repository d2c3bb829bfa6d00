// One site for all tests of a file: opened before them, swept after each, closed at the end; a failure gets a new one.
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { Site, type Flag } from "./site";

/** Whether there is time for what takes longest: `make e2e` has it, `make test` has not. */
export const LONG = !process.env.WARHOST_SHORT;
/** All cases of a test, or only the first where there is no time for the others. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return LONG ? cases : cases.slice(0, 1);
}

/** The themes that the accessibility checks look at: one is enough where there is no time for both. */
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
    await site.renew(); // what a failure left behind is nobody else's
    throw new Error(`where the visitors stood:\n${stand}`);
  });
  afterAll(() => site.close());
  return site;
}
