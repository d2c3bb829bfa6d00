// Cards in their exit animation are hidden from screen readers.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hushes } from "../../src/parts/staging/moving";

test("a card in its exit animation is hidden from screen readers, and visible again when it returns", () => {
  const told = new Map<string, string>();
  const node = Object.assign(new EventTarget(), {
    setAttribute: (name: string, value: string) => void told.set(name, value),
    removeAttribute: (name: string) => void told.delete(name),
  });
  hushes(node);
  node.dispatchEvent(new Event("outrostart"));
  expect(told.get("aria-hidden")).toBe("true");
  node.dispatchEvent(new Event("introstart"));
  expect(told.has("aria-hidden")).toBe(false);
});

test("every element with an exit crossfade is hidden from screen readers", () => {
  const source = join(import.meta.dirname, "..", "..", "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".svelte"));
  const leaving = files.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/out:send=/g)].map(({ index }) => {
      const tag = text.slice(text.lastIndexOf("<", index), text.indexOf(">\n", index));
      const around = text.slice(0, text.lastIndexOf("{#each", index)).slice(-200); // the list that it is in
      return { file, told: !tag.includes("use:hushes") && !around.includes('aria-hidden="true"') };
    });
  });
  expect(leaving.length).toBeGreaterThan(2);
  expect(leaving.filter(({ told }) => told)).toEqual([]);
});
