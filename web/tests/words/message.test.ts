import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asked, filled, format } from "../../src/message";

const CARDS = "{count, plural, =0 {no cards} one {# karta} few {# karty} many {# kart} other {# karty}}";

describe("a message", () => {
  it.each([
    ["pl", 0, "no cards"],
    ["pl", 1, "1 karta"],
    ["pl", 2, "2 karty"],
    ["pl", 5, "5 kart"],
    ["pl", 22, "22 karty"],
    ["ru", 21, "21 karta"],
  ])("uses the plural form in %s: %d", (language, count, words) => {
    expect(format(CARDS, { count }, language)).toBe(words);
  });

  it("selects by a word, and fills nested arguments", () => {
    const text = "{who, select, me {You draw {number}} other {{name} draws {number}}}.";
    expect(format(text, { who: "me", number: 2 }, "en")).toBe("You draw 2.");
    expect(format(text, { who: "x", name: "Ann", number: 2 }, "en")).toBe("Ann draws 2.");
    expect(asked(text)).toEqual(["name", "number", "who"]);
  });

  it("returns arguments that are objects unchanged", () => {
    const card = { code: "core-001" };
    expect(filled("{player} plays {card}.", { player: "Ann", card }, "en")).toEqual(["Ann plays ", card, "."]);
  });

  it("has no second full stop after a name with '!' or '?'", () => {
    expect(format("{card}. Respond?", { card: "Fall Back!" }, "en")).toBe("Fall Back! Respond?");
    expect(format("{card}.", { card: "Void Pirate" }, "en")).toBe("Void Pirate.");
  });

  it("keeps literal braces", () => {
    expect(format("{ } and #", {}, "en")).toBe("{ } and #");
  });
});

interface Case {
  language: string;
  message: string;
  values?: Record<string, string | number>;
  says: string;
}
const isCase = (found: unknown): found is Case =>
  typeof found === "object" && found !== null && "message" in found && "says" in found;
const PATH = join(import.meta.dirname, "..", "..", "..", "tests", "text", "cases", "messages.json");
const FOUND: unknown = JSON.parse(readFileSync(PATH, "utf-8"));
const CASES = Array.isArray(FOUND) ? FOUND.filter(isCase) : [];

it("there are cases", () => expect(CASES.length).toBeGreaterThan(20));

it.each(CASES)("is formatted as on the server: $language $says", ({ language, message, values = {}, says }) => {
  expect(format(message, values, language)).toBe(says);
});
