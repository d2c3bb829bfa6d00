import { describe, expect, it } from "vitest";
import { meant, Offer, parse } from "../src/games/lords/intent";

describe("an offer", () => {
  it("reads notation", () => {
    expect(parse("deploy orc-ravager-b c3")).toMatchObject({
      verb: "deploy",
      card: "orc-ravager-b",
      from: null,
      to: "c3",
    });
    expect(parse("shoot d2 d5")).toMatchObject({ verb: "shoot", card: null, from: "d2", to: "d5" });
    expect(parse("draw")).toMatchObject({ verb: "draw", card: null, from: null, to: null });
  });

  it("lights up exactly the squares of the card that is picked up", () => {
    const offer = new Offer(["deploy a c3", "deploy a d3", "deploy b c3"]);
    expect([...offer.targets({ kind: "card", id: 1, code: "a" }).keys()]).toEqual(["c3", "d3"]);
    expect(offer.targets({ kind: "card", id: 1, code: "a" }).get("c3")?.notation).toBe("deploy a c3");
    expect(offer.targets(null).size).toBe(0);
    expect(offer.cards()).toEqual(new Set(["a", "b"]));
  });

  it("gives buttons to what needs no square, and a unit's own square to its recall", () => {
    const offer = new Offer(["recall e4", "recall g4", "draw"]);
    expect(offer.plain().map((each) => each.notation)).toEqual(["draw"]);
    expect(offer.units()).toEqual(new Set(["e4", "g4"]));
    expect(offer.targets({ kind: "unit", square: "e4" }).get("e4")?.notation).toBe("recall e4");
  });

  it("picks up the only unit that can act by itself, but never one that could only be recalled", () => {
    expect(new Offer(["advance d3 d4", "advance d3 e4"]).single()).toEqual({ kind: "unit", square: "d3" });
    expect(new Offer(["shoot a1 a2", "shoot b1 b2", "hold"]).single()).toBeNull();
    expect(new Offer(["recall e4", "draw"]).single()).toBeNull();
  });
});

describe("a click that is not offered", () => {
  it("asks about what it would have meant", () => {
    expect(meant("deploy", { kind: "card", id: 1, code: "orc-catapult" }, "a1")).toBe("deploy orc-catapult a1");
    expect(meant("shots", { kind: "unit", square: "d2" }, "a1")).toBe("shoot d2 a1");
    expect(meant("reinforce", null, "e4")).toBe("recall e4");
    expect(meant("deploy", null, "e4")).toBeNull();
    expect(meant("moves", null, "e4")).toBeNull();
  });
});
