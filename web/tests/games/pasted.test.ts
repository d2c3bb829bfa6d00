import { describe, expect, it } from "vitest";
import { understand, type Known } from "../../src/decks/pasted";

const KNOWN: Known = {
  game: "invasion",
  heads: { capital: "invasion", warlord: "conquest", army: "lords" },
  army: "orc",
  armies: [
    { key: "dwarf", names: ["Dwarf", "Krasnoludy"] },
    { key: "orc", names: ["Orc"] },
  ],
  cards: [
    { code: "core-005", names: ["Troll Slayers", "Zabójcy Trolli"] },
    { code: "core-010", names: ["Innovation"] },
    { code: "pack-010", names: ["Innovation"] },
    { code: "core-020", names: ["Grudge Thrower"] },
  ],
};
const read = (text: string) => understand(text, KNOWN);

describe("a pasted deck list", () => {
  it("is parsed in any notation of copies, with or without a capital", () => {
    const wanted = { "core-005": 3, "core-020": 2 };
    for (const text of [
      "3x Troll Slayers\n2x Grudge Thrower",
      "3 Troll Slayers\n2 Grudge Thrower",
      "Troll Slayers x3\nGrudge Thrower ×2",
      "Troll Slayers (3)\r\nGrudge Thrower (2)",
      "- 3× troll slayers;\n* 2 GRUDGE THROWER,",
      "3 core-005\n2 core-020",
      "3x Troll Slayers (Core Set #5)\n2x Grudge Thrower [core 20]",
      "3 [Troll Slayers](https://example.org/5)\n2 **Grudge Thrower**",
      "3x Zabójcy Trolli\n2x Grudge Thrower  # siege",
      "Units (3)\n3x Troll Slayers\n\n2 Supports\n2x Grudge Thrower\nTotal: 5 cards",
    ])
      expect(read(text), text).toEqual({
        deck: { army: "orc", name: "", cards: wanted },
        found: 5,
        unknown: [],
        game: "",
      });
  });
  it("finds capital and name anywhere, and adds up repeated cards", () => {
    expect(read("Capital: Krasnoludy\nName: Siege\n1 Troll Slayers\n2 Troll Slayers").deck).toEqual({
      army: "dwarf",
      name: "Siege",
      cards: { "core-005": 3 },
    });
    expect(read("1x Dwarf\n2 Innovation").deck).toEqual({ army: "dwarf", name: "", cards: { "core-010": 2 } });
  });
  it("reports unknown lines and the game of the deck", () => {
    expect(read("3 Troll Slayers\n2 Trol Slayer\nNobody x2\nhello there").unknown).toEqual([
      "2 Trol Slayer",
      "Nobody x2",
    ]);
    expect(read("warlord: Nazdreg\n4 Goff Boyz")).toMatchObject({ found: 0, game: "conquest" });
    expect(read('{"game": "conquest", "warlord": "core-001", "cards": {"core-010": 3}}').game).toBe("conquest");
    expect(read('{"game": "invasion", "cards": {}}').game).toBe("");
    expect(read('{"game": "chess"}').game).toBe("");
  });
});
