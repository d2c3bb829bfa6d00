import { describe, expect, it } from "vitest";
import { goesOn, matchText as text } from "../../src/parts/ending/match";
import { matchNote as note } from "../../src/parts/home/matchNote";
import { scoreOf as score } from "../../src/parts/players/score";
import type { MatchInfo, TableInfo } from "../../src/server/protocol";
import { loadSection, loadWords } from "../../src/words.svelte";
import { place, table } from "../samples";

const match = (wins: number[], sides: number[], more: Partial<MatchInfo> = {}): MatchInfo => ({
  games: 3,
  number: 1,
  wins,
  sides,
  before: [],
  winners: wins.flatMap((count, at) => (count > 1 ? [at] : [])),
  ...more,
});
const at = (found: MatchInfo): TableInfo => ({
  ...table("one", "lords", [0], place(1, "person", "Bob", "elves")),
  match: found,
});
const plain = (said: string): string => said.replaceAll("\u00a0", " "); // a score has no line break
const scoreOf = (...of: Parameters<typeof score>): string => plain(score(...of));
const matchText = (...of: Parameters<typeof text>): string => plain(text(...of));
const matchNote = (...of: Parameters<typeof note>): string => plain(note(...of));
const TEAMS = [0, 1, 0, 1];

describe("the score of a match", () => {
  it("has the reader's wins first, and those of a side once", () => {
    expect(scoreOf(match([1, 0], [0, 1]), 0)).toBe("1 : 0");
    expect(scoreOf(match([1, 0], [0, 1]), 1)).toBe("0 : 1");
    expect(scoreOf(match([1, 0], [0, 1]), -1)).toBe("1 : 0");
    expect(scoreOf(match([0, 1, 0, 1], TEAMS), 3)).toBe("1 : 0");
    expect(scoreOf(match([1, 0, 0], [0, 1, 2]), 1)).toBe("0 : 1 : 0");
  });
  it("is by place before the first result, and empty if places may be partners", () => {
    expect(scoreOf(match([0, 0], []), 1)).toBe("0 : 0");
    expect(scoreOf(match([0, 0, 0, 0], []), 1)).toBe("");
  });
});

describe("a match", () => {
  it("has a text from the reader's side, and names for spectators", async () => {
    await loadWords("en");
    await Promise.all(["more", "home"].map(loadSection));
    const told = (wins: number[]): string[] => [0, 1, -1].map((seat) => matchText(at(match(wins, [0, 1])), seat));
    expect(told([0, 1])).toEqual([
      "You trail in the match 0 : 1.",
      "You lead the match 1 : 0.",
      "Bob leads the match 1 : 0.",
    ]);
    expect(told([1, 1])).toEqual(Array(3).fill("The match is tied, 1 : 1."));
    expect(told([2, 1])).toEqual([
      "You have won the match 2 : 1!",
      "You have lost the match 1 : 2.",
      "Ada wins the match 2 : 1.",
    ]);
  });
  it("continues until a player has won it; a single game never does", () => {
    expect(goesOn(at(match([1, 1], [0, 1])))).toBe(true);
    expect(goesOn(at(match([1, 2], [0, 1])))).toBe(false);
    expect(goesOn({ ...at(match([], [])), match: null })).toBe(false);
  });
  it("has a note in lists: its length, and later its score", () => {
    expect(matchNote({ ...at(match([0, 0], [])), state: "open" }, -1)).toBe("best of three");
    expect(matchNote(at(match([1, 0], [0, 1])), 1)).toBe("best of three, game 1 · 0 : 1");
    expect(matchNote({ ...at(match([1, 0], [0, 1])), match: null }, 1)).toBe("");
  });
});
