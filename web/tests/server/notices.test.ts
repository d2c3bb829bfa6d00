import { describe, expect, it } from "vitest";
import { packageOf } from "../../notices";

describe("the package of a module", () => {
  it.each([
    ["/a/node_modules/svelte/src/index.js", "svelte"],
    ["/a/node_modules/@fontsource/alegreya/index.css", "@fontsource/alegreya"],
    ["/a/node_modules/one/node_modules/two/index.js", "two"],
    ["/a/src/main.ts", null],
  ])("of %s is %s", (id, name) => expect(packageOf(id)).toBe(name));
});
