import { describe, expect, it } from "vitest";
import { meant, Offer } from "../../src/games/lords/board/intent";

/** Moves in the server's format, from notation such as `deploy CODE > SQUARE`. */
const offer = (...told: string[]): Offer => {
  const moves = told.map((each) => {
    const [verb = "", first, , to] = each.split(" ");
    const thing = first === undefined ? {} : verb === "deploy" ? { code: first } : { square: first };
    return { verb, ...thing, ...(to ? { to: { square: to } } : {}) };
  });
  return new Offer(
    told.map((each) => each.replace(" >", "")),
    moves,
  );
};

describe("an offer", () => {
  it("takes cards, units and squares from the moves", () => {
    expect(offer("deploy orc-ravager-b > c3").actions[0]).toEqual({
      notation: "deploy orc-ravager-b c3",
      verb: "deploy",
      card: "orc-ravager-b",
      from: null,
      to: "c3",
    });
    expect(offer("shoot d2 > d5").actions[0]).toMatchObject({ verb: "shoot", card: null, from: "d2", to: "d5" });
    expect(offer("draw").actions[0]).toMatchObject({ verb: "draw", card: null, from: null, to: null });
  });

  it("highlights exactly the squares of the picked card", () => {
    const found = offer("deploy a > c3", "deploy a > d3", "deploy b > c3");
    expect([...found.targets({ kind: "card", id: 1, code: "a" }).keys()]).toEqual(["c3", "d3"]);
    expect(found.targets({ kind: "card", id: 1, code: "a" }).get("c3")?.notation).toBe("deploy a c3");
    expect(found.targets(null).size).toBe(0);
    expect(found.cards()).toEqual(new Set(["a", "b"]));
  });

  it("has buttons for actions without a square, and recalls a unit by its own square", () => {
    const found = offer("recall e4", "recall g4", "draw");
    expect(found.plain().map((each) => each.notation)).toEqual(["draw"]);
    expect(found.units()).toEqual(new Set(["e4", "g4"]));
    expect(found.targets({ kind: "unit", square: "e4" }).get("e4")?.notation).toBe("recall e4");
  });

  it("automatically picks the only unit that can act, but not one that can only be recalled", () => {
    expect(offer("advance d3 > d4", "advance d3 > e4").single()).toEqual({ kind: "unit", square: "d3" });
    expect(offer("shoot a1 > a2", "shoot b1 > b2", "hold").single()).toBeNull();
    expect(offer("recall e4", "draw").single()).toBeNull();
  });
});

describe("a click that is not offered", () => {
  it("asks why that move is not offered", () => {
    expect(meant("deploy", { kind: "card", id: 1, code: "orc-catapult" }, "a1")).toEqual({
      verb: "deploy",
      card: { code: "orc-catapult" },
      to: { square: "a1" },
    });
    expect(meant("shots", { kind: "unit", square: "d2" }, "a1")).toEqual({
      verb: "shoot",
      card: { square: "d2" },
      to: { square: "a1" },
    });
    expect(meant("reinforce", null, "e4")).toEqual({ verb: "recall", card: { square: "e4" } });
    expect(meant("deploy", null, "e4")).toBeNull();
    expect(meant("moves", null, "e4")).toBeNull();
  });
});
