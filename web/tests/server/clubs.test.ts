import { describe, expect, it } from "vitest";
import { halves, nameOf, ordered, ownPair, places, points, score } from "../../src/clubs/table";
import type { ClubInfo, ClubMember } from "../../src/server/protocol";

const line = (user: number, won: number, drawn: number, lost: number, rating: number): ClubMember => ({
  user,
  name: `user ${user}`,
  won,
  drawn,
  lost,
  rating,
  met: [],
});
const LINES = [line(1, 2, 1, 0, 1490), line(2, 2, 1, 3, 1510), line(3, 0, 0, 1, 1480)];

describe("the table of a club", () => {
  it("counts a draw as half a point, shown as ½", () => {
    expect(points(LINES[0]!)).toBe(2.5);
    expect([0, 0.5, 1, 2.5].map(halves)).toEqual(["0", "½", "1", "2½"]);
    expect(score({ won: 2, drawn: 1, lost: 0 })).toBe("2½ : ½");
    expect(score({ won: 0, drawn: 0, lost: 1 })).toBe("0 : 1");
    expect(score({ won: 0, drawn: 0, lost: 0 })).toBe("");
    expect(score(undefined)).toBe("");
  });

  it("is sorted by points or rating, and ties share a rank", () => {
    expect(places(ordered(LINES, "points"), "points")).toEqual([1, 1, 3]);
    expect(ordered(LINES, "rating").map((each) => each.user)).toEqual([2, 1, 3]);
    expect(places(ordered(LINES, "rating"), "rating")).toEqual([1, 2, 3]);
  });

  it("has no names of members who left, and finds the user's pairing", () => {
    const pair = { one: 1, other: 9, won: 0, drawn: 0, lost: 0 };
    const rests = { one: 2, other: 0, won: 0, drawn: 0, lost: 0 };
    const club: ClubInfo = {
      id: "c",
      name: "Club",
      founder: 1,
      key: "",
      season: 1,
      game: "",
      seasons: [],
      members: LINES,
      rounds: [{ number: 1, begun: 0, pairs: [pair, rests] }],
      games: [],
      removed: [],
    };
    expect(nameOf(club, 3)).toBe("user 3");
    expect(nameOf(club, 9)).toBe("—");
    expect(ownPair(club, 1)).toBe(pair);
    expect(ownPair(club, 2)).toBeUndefined();
    expect(ownPair(club, 0)).toBeUndefined();
  });
});
