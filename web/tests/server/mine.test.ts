import { describe, expect, it } from "vitest";
import { ledBy, opponents, resultOf, tally, wanted } from "../../src/parts/ending/mine";
import { place, table } from "../samples";

const tables = [
  table("a", "lords", [0], place(1, "bot", "recruit", "elves")),
  table("b", "lords", [1], place(1, "person", "Bob", "elves")),
  table("c", "invasion", [], place(1, "person", "Bob", "dwarf")),
  table("d", "lords", null, place(1, "bot", "recruit", "elves")),
];
const seats = { a: [0], b: [0], c: [0], d: [0] };

describe("the user's games", () => {
  it("are won, lost, drawn, or have no result", () => {
    expect(tables.map((each) => resultOf(each, [0]))).toEqual(["won", "lost", "draw", ""]);
    expect(resultOf(tables[0]!, [])).toBe(""); // a spectator
  });
  it("are found by game, result and opponent", () => {
    const ids = (wish: object): string[] =>
      wanted(tables, seats, { game: "", result: "", opponent: "", ...wish }).map((each) => each.id);
    expect(ids({})).toEqual(["a", "b", "c", "d"]);
    expect(ids({ game: "lords" })).toEqual(["a", "b", "d"]);
    expect(ids({ result: "lost" })).toEqual(["b"]);
    expect(ids({ opponent: "Bob" })).toEqual(["b", "c"]);
    expect(ids({ opponent: "bot:recruit", result: "won" })).toEqual(["a"]);
  });
  it("are counted by game, by army and by opponent, the most played first", () => {
    expect(tally(tables, seats, (each) => [each.game])).toEqual([
      { name: "lords", count: 3, won: 1 },
      { name: "invasion", count: 1, won: 0 },
    ]);
    expect(tally(tables, seats, (each) => ledBy(each, [0]))[0]).toEqual({ name: "lords/orcs", count: 3, won: 1 });
    expect(opponents(tables[0]!, [0])).toEqual(["bot:recruit"]);
  });
});
