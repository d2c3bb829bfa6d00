import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { averageCost, costColumn, counted, entries, matches, NO_FILTER, sorted, type Entry } from "../src/decks/browse";
import { KINDS, loyalties, surcharge } from "../src/games/invasion/building";
import {
  alliesOf,
  ledBy,
  mustChoose,
  profile,
  sameCards,
  sector,
  squadOf,
  strangers,
} from "../src/games/conquest/building";
import type { PoolCard } from "../src/protocol";
import en from "../src/text/decks/en.json";
import pl from "../src/text/decks/pl.json";
import ru from "../src/text/decks/ru.json";

const card = (
  code: string,
  family: string,
  kind: string,
  facts: PoolCard["facts"],
  more: Partial<PoolCard> = {},
): PoolCard => ({ code, name: code, family, kind, facts, ...more });
const SMITH = card(
  "smith",
  "dwarf",
  "unit",
  { cost: 2, loyalty: 1, traits: ["Priest"], symbols: ["dwarf"] },
  { pack: "core" },
);
const KING = card("king", "dwarf", "unit", { cost: 6, loyalty: 5, symbols: ["dwarf"] }, { pack: "core" });
const KNIGHT = card("knight", "empire", "unit", { cost: 3, loyalty: 2, symbols: ["empire"] }, { pack: "later" });
const PACT = card("pact", "neutral", "support", { cost: 2, symbols: ["dwarf", "empire"] }, { pack: "core" });
const FLAMES = card("flames", "dwarf", "tactic", { cost: null, loyalty: 1 }, { pack: "later" });
const ALL = [SMITH, KING, KNIGHT, PACT, FLAMES];
const listed = (cards: PoolCard[] = ALL): Entry[] =>
  entries(
    cards,
    (each) => each.name,
    (pack) => pack,
    (each) => `${each.name} Text of ${each.family}`,
  );
const codes = (found: Entry[]): string[] => found.map((each) => each.card.code);

describe("the words of the deck builders", () => {
  const root = join(import.meta.dirname, "..", "src");
  const sources = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("text"),
  );
  const code = sources.map((name) => readFileSync(join(root, name), "utf-8")).join("\n");
  const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

  it.each([
    ["pl", pl],
    ["ru", ru],
  ])("%s fills in the same as English", (_, other: Record<string, string>) => {
    for (const [key, text] of Object.entries(en)) expect(places(other[key] ?? ""), key).toEqual(places(text));
  });

  it("are all used", () => {
    const computed = /^decks\.(fact|form|format|sort|paste)\./;
    expect(Object.keys(en).filter((key) => !computed.test(key) && !code.includes(`"${key}"`))).toEqual([]);
  });
});

describe("looking for cards", () => {
  it("knows the columns of a curve", () => {
    expect(ALL.map(costColumn)).toEqual(["2", "6+", "3", "2", "X"]);
    expect(costColumn(card("unknown", "dwarf", "unit", {}))).toBe("");
    expect([
      ...counted(
        [
          [SMITH, 3],
          [PACT, 1],
          [KING, 1],
        ],
        costColumn,
      ),
    ]).toEqual([
      ["2", 4],
      ["6+", 1],
    ]);
  });

  it("finds by every filter and by all words", () => {
    const found = (filter: object): string[] =>
      codes(listed().filter((entry) => matches(entry, { ...NO_FILTER, ...filter })));
    expect(found({})).toHaveLength(5);
    expect(found({ words: "TEXT king" })).toEqual(["king"]);
    expect(found({ words: "king empire" })).toEqual([]);
    expect(found({ trait: "Priest" })).toEqual(["smith"]);
    expect(found({ family: "dwarf", kind: "unit" })).toEqual(["smith", "king"]);
    expect(found({ cost: "X" })).toEqual(["flames"]);
    expect(found({ pack: "later" })).toEqual(["knight", "flames"]);
  });

  it("puts the capital's race first and neutral cards last", () => {
    expect(codes(sorted(listed(), "kind", "empire", KINDS))).toEqual(["knight", "smith", "king", "flames", "pact"]);
    expect(codes(sorted(listed(), "cost", "dwarf", KINDS))).toEqual(["smith", "pact", "knight", "king", "flames"]);
    expect(codes(sorted(listed(), "name", "dwarf", KINDS))).toEqual(["flames", "king", "knight", "pact", "smith"]);
  });

  it("tells cards apart that were printed twice", () => {
    const twice = [SMITH, { ...SMITH, code: "smith-2", pack: "later" }, KING];
    expect(listed(twice).map((each) => each.label)).toEqual(["smith (core)", "smith (later)", "king"]);
  });
});

describe("loyalty", () => {
  it("costs more while only the capital stands, one less of its own race", () => {
    expect([
      surcharge(SMITH, "dwarf"),
      surcharge(KING, "dwarf"),
      surcharge(KNIGHT, "dwarf"),
      surcharge(PACT, "dwarf"),
    ]).toEqual([0, 4, 2, 0]);
  });

  it("is asked for by cards and given by the capital, by cards in play and by Alliances", () => {
    expect(
      loyalties(
        [
          [SMITH, 3],
          [KING, 1],
          [KNIGHT, 2],
          [PACT, 2],
          [FLAMES, 1],
        ],
        "dwarf",
      ),
    ).toEqual([
      { race: "dwarf", cards: 5, asks: 5, gives: 7 }, // the tactic is never in play
      { race: "empire", cards: 2, asks: 2, gives: 4 },
      { race: "neutral", cards: 2, asks: 0, gives: 0 },
    ]);
    expect(loyalties([], "orc")).toEqual([{ race: "orc", cards: 0, asks: 0, gives: 1 }]);
  });

  it("leaves X out of the average", () => {
    expect(
      averageCost([
        [SMITH, 1],
        [KING, 1],
        [FLAMES, 3],
      ]),
    ).toBe(4);
    expect(averageCost([])).toBe(0);
  });
});

describe("a deck of Conquest", () => {
  const CATO = card("cato", "marines", "warlord", {
    cards: { chosen: 4, blade: 1 },
    allies: { factions: ["guard", "tau"], most: 1, kind: "", trait: "" },
  });
  const NAZDREG = card("nazdreg", "orks", "warlord", {
    cards: { gitz: 4 },
    allies: { factions: ["guard", "marines"], most: 2, kind: "army", trait: "Vehicle" },
  });
  const CHOSEN = card("chosen", "marines", "army", { squad: 1, command: 1 });
  const SCOUT = card("scout", "marines", "army", { command: 1 });
  const RAIDER = card("raider", "marines", "army", { command: 3 });
  const ATTACK = card("attack", "orks", "event", { shields: 1 });
  const PIRATE = card("pirate", "neutral", "army", { command: 1 });
  const known = new Map([CATO, NAZDREG, CHOSEN, SCOUT, RAIDER, ATTACK, PIRATE].map((each) => [each.code, each]));

  it("brings the squad of its warlord, and leaves that of another behind", () => {
    expect(squadOf(undefined)).toEqual({});
    expect(ledBy(NAZDREG, { chosen: 4, scout: 2, unheard: 1 }, (code) => known.get(code))).toEqual({
      gitz: 4,
      scout: 2,
      unheard: 1,
    });
  });

  it("is the same whatever the order of its cards", () => {
    expect(sameCards({ scout: 2, raider: 1 }, { raider: 1, scout: 2 })).toBe(true);
    expect([
      sameCards({ scout: 2 }, { scout: 1 }),
      sameCards({ scout: 2 }, { scout: 2, raider: 1 }),
      sameCards({ scout: 2 }, { raider: 2 }),
    ]).toEqual([false, false, false]);
  });

  it("has one ally of two, or all that a warlord names", () => {
    expect([mustChoose(alliesOf(CATO)), mustChoose(alliesOf(NAZDREG))]).toEqual([true, false]);
    expect(
      strangers(
        [
          [SCOUT, 3],
          [ATTACK, 2],
          [PIRATE, 3],
        ],
        "marines",
      ),
    ).toEqual([["orks", 2]]);
  });

  it("counts its command icons and shields", () => {
    const cards: [PoolCard, number][] = [
      [SCOUT, 3],
      [RAIDER, 2],
      [ATTACK, 2],
      [PIRATE, 1],
    ];
    expect(profile(cards, "command")).toEqual({
      total: 10,
      cards: 6,
      parts: [
        [1, 4],
        [3, 2],
      ],
    });
    expect(profile(cards, "shields")).toEqual({ total: 2, cards: 2, parts: [[1, 2]] });
  });

  it("draws a part of the wheel around the top", () => {
    expect(sector(-90, 90, 50, 100)).toBe(
      "M-100.00 -0.00A100 100 0 0 1 100.00 0.00L50.00 0.00A50 50 0 0 0 -50.00 -0.00Z",
    );
  });
});
