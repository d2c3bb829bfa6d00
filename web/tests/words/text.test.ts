import { describe, expect, it } from "vitest";
import { readShared, sharedDeck } from "../../src/decks/share";
import { REFUSALS, STOPS } from "../../src/server/protocol";
import bareEn from "../../src/text/en.json";
import barePl from "../../src/text/pl.json";
import bareRu from "../../src/text/ru.json";
import conquestHomeEn from "../../src/text/conquest/home/en.json";
import conquestHomePl from "../../src/text/conquest/home/pl.json";
import conquestHomeRu from "../../src/text/conquest/home/ru.json";
import invasionHomeEn from "../../src/text/invasion/home/en.json";
import invasionHomePl from "../../src/text/invasion/home/pl.json";
import invasionHomeRu from "../../src/text/invasion/home/ru.json";
import lordsHomeEn from "../../src/text/lords/home/en.json";
import lordsHomePl from "../../src/text/lords/home/pl.json";
import lordsHomeRu from "../../src/text/lords/home/ru.json";
import homeEn from "../../src/text/home/en.json";
import homePl from "../../src/text/home/pl.json";
import homeRu from "../../src/text/home/ru.json";
import lordsEn from "../../src/text/lords/en.json";
import lordsPl from "../../src/text/lords/pl.json";
import lordsRu from "../../src/text/lords/ru.json";
import moreEn from "../../src/text/more/en.json";
import morePl from "../../src/text/more/pl.json";
import moreRu from "../../src/text/more/ru.json";
import { format } from "../../src/message";
import { testCatalogues } from "../catalogues";

const [en, pl, ru] = [
  { ...bareEn, ...homeEn, ...moreEn, ...lordsEn, ...conquestHomeEn, ...invasionHomeEn, ...lordsHomeEn },
  { ...barePl, ...homePl, ...morePl, ...lordsPl, ...conquestHomePl, ...invasionHomePl, ...lordsHomePl },
  { ...bareRu, ...homeRu, ...moreRu, ...lordsRu, ...conquestHomeRu, ...invasionHomeRu, ...lordsHomeRu },
];
const computed = new RegExp(
  `^(refused|stopped|passing\\.(until|on)|stops|trigger|option|bot|fair|way|scenario|game|clock|theme|speed|` +
    `lords\\.players|result\\.badge|pitch|play|first|new|decks\\.paste|talk\\.(phrase|show)|wait|sort)\\.`,
);

testCatalogues("the catalogues", { en, pl, ru }, computed);

describe("the catalogues", () => {
  it("know every refusal of the server, and every reason why a game stands still", () => {
    for (const key of [...REFUSALS, ...STOPS]) expect(en).toHaveProperty([key]);
  });

  it("leave alone what nobody fills in", () => {
    expect(format("{a} and {b}", { a: 1 }, "en")).toBe("1 and {b}");
  });
});

describe("a shared army", () => {
  it("comes back from its link", () => {
    const deck = { army: "orcs", name: "Żelazo i krew", cards: { "orc-catapult": 2, "orc-ravager-a": 1 } };
    expect(readShared(decodeURIComponent(sharedDeck(deck)))).toEqual(deck);
    expect(readShared("")).toBeNull();
    expect(readShared("orcs||orc-catapult*many|*3")).toEqual({ army: "orcs", name: "", cards: {} });
  });
});
