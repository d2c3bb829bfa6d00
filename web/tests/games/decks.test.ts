import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asked } from "../../src/message";
import { api } from "../../src/server/api";
import { Building, sameCards } from "../../src/decks/builder/building.svelte";
import { loadPool } from "../../src/decks/pool.svelte";
import { loadDecks, optionsFor } from "../../src/decks/saved.svelte";
import { here } from "../../src/server/session.svelte";
import {
  averageCost,
  costColumn,
  counted,
  entries,
  matches,
  NO_FILTER,
  sorted,
  type Entry,
} from "../../src/decks/builder/browse";
import { KINDS } from "../../src/games/invasion/decks/kinds";
import { profile, sector } from "../../src/games/conquest/decks/building";
import type { DeckPool, PoolCard } from "../../src/server/protocol";
import { dictionary } from "../dictionaries";

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
  const root = join(import.meta.dirname, "..", "..", "src");
  const sources = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const code = sources.map((name) => readFileSync(join(root, name), "utf-8")).join("\n");

  const en = dictionary("en", "decks");
  it.each(["pl", "ru"])("%s has the same placeholders as English", (language) => {
    const other = dictionary(language, "decks");
    for (const [key, text] of Object.entries(en)) expect(asked(other[key] ?? ""), key).toEqual(asked(text));
  });

  it("are all used", () => {
    const computed = /^decks\.(fact|form|format|sort|paste)\./;
    expect(Object.keys(en).filter((key) => !computed.test(key) && !code.includes(`"${key}"`))).toEqual([]);
  });
});

describe("looking for cards", () => {
  it("sorts cards into the columns of the cost curve", () => {
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

  it("uses every filter and all search words", () => {
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

  it("distinguishes cards that were printed twice", () => {
    const twice = [SMITH, { ...SMITH, code: "smith-2", pack: "later" }, KING];
    expect(listed(twice).map((each) => each.label)).toEqual(["smith (core)", "smith (later)", "king"]);
  });
});

describe("a curve", () => {
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

describe("a deck that is being built", () => {
  const CHOSEN = card("chosen", "marines", "army", {}, { fits: { cato: 0 } });
  const SCOUT = card("scout", "marines", "army", {}, { fits: { cato: 0, nazdreg: 2 } });
  const pool: DeckPool = {
    game: "war",
    armies: [
      { key: "cato", side: "", playable: true, cards: { chosen: 4, blade: 1 }, hand: 7 },
      { key: "nazdreg", side: "", playable: true, cards: { gitz: 4 }, hand: 7 },
    ],
    packs: [],
    cards: [CHOSEN, SCOUT],
    ready: [{ army: "cato", cards: { chosen: 4, blade: 1, scout: 3 } }],
    formats: [],
    forms: [],
    least: 50,
    most: 0,
    copies: 3,
  };
  afterEach(() => vi.restoreAllMocks());
  async function building(army: string, cards: Record<string, number>): Promise<Building> {
    vi.spyOn(api, "deckPool").mockResolvedValue(pool);
    await loadPool("war");
    const build = new Building("war", "decks/war");
    build.take({ army, cards });
    return build;
  }

  it("gets the fixed cards of a new army and loses those of the previous one", async () => {
    const build = await building("cato", { chosen: 4, scout: 2, unheard: 1 });
    build.lead("nazdreg");
    expect([build.army, build.cards]).toEqual(["nazdreg", { gitz: 4, scout: 2, unheard: 1 }]);
  });

  it("is replaced by the new army's deck if it was not modified", async () => {
    const build = await building("nazdreg", { gitz: 4 });
    build.lead("cato");
    expect(build.cards).toEqual(pool.ready[0]!.cards);
    build.lead("nazdreg");
    expect(build.cards).toEqual({ gitz: 4 });
  });

  it("respects the server's limits, and keeps the army's fixed cards", async () => {
    const build = await building("nazdreg", { gitz: 4, scout: 1 });
    expect([build.takes(CHOSEN), build.takes(SCOUT)]).toEqual([false, true]);
    expect([build.fixed("gitz"), build.fixed("scout")]).toEqual([true, false]);
    build.change("gitz", -1);
    expect(build.fixed("gitz")).toBe(false);
  });

  it("is copied, and the saved deck is unchanged", async () => {
    const build = await building("cato", { chosen: 4, scout: 2 });
    build.take({ army: "cato", name: "A name of just so many signs as there may be", cards: { scout: 2 } }, 7);
    expect([build.id, build.changed]).toEqual([7, false]);
    build.copy();
    expect([build.id, build.changed, build.cards]).toEqual([0, true, { scout: 2 }]);
    expect(build.name.length).toBeLessThanOrEqual(40);
    const save = vi.spyOn(api, "saveDeck").mockResolvedValue({ game: "war", deck: build.deck, id: 8 });
    vi.spyOn(api, "decks").mockResolvedValue([]);
    here.session = { user: 1, name: "Ada", guest: true };
    await build.save();
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 0 }));
    expect(build.id).toBe(8);
  });

  it("equals a deck with the same cards in another order", () => {
    expect(sameCards({ scout: 2, raider: 1 }, { raider: 1, scout: 2 })).toBe(true);
    expect([
      sameCards({ scout: 2 }, { scout: 1 }),
      sameCards({ scout: 2 }, { scout: 2, raider: 1 }),
      sameCards({ scout: 2 }, { raider: 2 }),
    ]).toEqual([false, false, false]);
  });

  it("requires the most permissive options of the players' decks", async () => {
    const armies = ["standard", "personal", "mercenary"];
    const known = [
      {
        name: "armies",
        kind: "choice" as const,
        default: "standard",
        choices: armies,
        more: [],
        names: {},
        least: 0,
        most: 0,
      },
    ];
    const saved = (id: number, needs: Record<string, string>) => ({ game: "war", deck: { army: "cato" }, id, needs });
    vi.spyOn(api, "decks").mockResolvedValue([
      saved(1, {}),
      saved(2, { armies: "personal" }),
      saved(3, { armies: "mercenary" }),
    ]);
    here.session = { user: 1, name: "Ada", guest: true };
    await loadDecks();
    expect(optionsFor(["cato", "deck:1"], {}, known)).toEqual({});
    expect(optionsFor(["deck:2", "deck:1"], {}, known)).toEqual({ armies: "personal" });
    expect(optionsFor(["deck:3", "deck:2"], {}, known)).toEqual({ armies: "mercenary" });
    expect(optionsFor(["deck:2"], { armies: "mercenary" }, known)).toEqual({});
  });
});

describe("a deck of Conquest", () => {
  const SCOUT = card("scout", "marines", "army", { command: 1 });
  const RAIDER = card("raider", "marines", "army", { command: 3 });
  const ATTACK = card("attack", "orks", "event", { shields: 1 });
  const PIRATE = card("pirate", "neutral", "army", { command: 1 });

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

  it("draws a segment of the wheel around the top", () => {
    expect(sector(-90, 90, 50, 100)).toBe(
      "M-100.00 -0.00A100 100 0 0 1 100.00 0.00L50.00 0.00A50 50 0 0 0 -50.00 -0.00Z",
    );
  });
});
