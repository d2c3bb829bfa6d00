// Checks of every message catalogue: all languages are complete, and no message is unused.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asked } from "../src/message";

type Catalogue = Record<string, string>;

const root = join(import.meta.dirname, "..", "src");
const code = readdirSync(root, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf-8"))
  .join("\n");

/** Defines the tests of a set of catalogues; `computed` matches keys that the code composes. */
export function testCatalogues(whose: string, words: (language: string) => Catalogue, computed: RegExp): void {
  const en = words("en");
  describe(whose, () => {
    it.each(["pl", "ru"])("%s has all messages of English, with the same placeholders", (language) => {
      const other = words(language);
      expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        expect(other[key], key).not.toBe("");
        expect(asked(other[key]!), key).toEqual(asked(text));
      }
    });

    it("contain no unused message", () => {
      const used = (key: string): boolean => code.includes(`"${key}"`) || code.includes(`'${key}'`);
      expect(Object.keys(en).filter((key) => !computed.test(key) && !used(key))).toEqual([]);
    });
  });
}
