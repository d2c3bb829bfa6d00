import { describe, expect, it } from "vitest";
import { readShared, sharedDeck } from "../../src/decks/share";
import { REFUSALS, STOPS } from "../../src/server/protocol";
import { dictionary, home } from "../dictionaries";
import { format } from "../../src/message";
import { testCatalogues } from "../catalogues";

const words = (language: string): Record<string, string> => ({
  ...dictionary(language, "house", "more", "lords/table"),
  ...home(language),
});
const en = words("en");
const computed = new RegExp(
  `^(refused|stopped|passing\\.(until|on)|stops|quiet|trigger|option|bot|fair|way|scenario|game|clock|theme|speed|` +
    `lords\\.players|result\\.badge|pitch|play|first|new|decks\\.paste|talk\\.(phrase|show)|muted|wait|sort|goal|key|names|palette|contrast|size|con\\.about|` +
    `pack\\.scans|privacy\\.(stored|unstored|term|seen))\\.`,
);

testCatalogues("the catalogues", words, computed);

describe("the catalogues", () => {
  it("have every refusal of the server, and every reason why a game is stopped", () => {
    for (const key of [...REFUSALS, ...STOPS]) expect(en).toHaveProperty([key]);
  });

  it("keep unknown placeholders", () => {
    expect(format("{a} and {b}", { a: 1 }, "en")).toBe("1 and {b}");
  });
});

describe("a shared army", () => {
  it("is decoded from its link", () => {
    const deck = { army: "orcs", name: "Żelazo i krew", cards: { "orc-catapult": 2, "orc-ravager-a": 1 } };
    expect(readShared(decodeURIComponent(sharedDeck(deck)))).toEqual(deck);
    expect(readShared("")).toBeNull();
    expect(readShared("orcs||orc-catapult*many|*3")).toEqual({ army: "orcs", name: "", cards: {} });
  });
});
