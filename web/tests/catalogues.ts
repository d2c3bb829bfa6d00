// What every catalogue of messages is held to: all languages say the same, and nothing lies there unused.
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

/** Tests of the catalogues of somebody; keys that are put together out of parts are `computed`. */
export function testCatalogues(whose: string, words: (language: string) => Catalogue, computed: RegExp): void {
  const en = words("en");
  describe(whose, () => {
    it.each(["pl", "ru"])("%s says everything that English says, with the same placeholders", (language) => {
      const other = words(language);
      expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        expect(other[key], key).not.toBe("");
        expect(asked(other[key]!), key).toEqual(asked(text));
      }
    });

    it("hold nothing that is not used", () => {
      const used = (key: string): boolean => code.includes(`"${key}"`) || code.includes(`'${key}'`);
      expect(Object.keys(en).filter((key) => !computed.test(key) && !used(key))).toEqual([]);
    });
  });
}
