// The score of a match in a short form for the table.
import type { MatchInfo } from "../../server/protocol";

/** Wins by side, the side of this place first ("1 : 0", without line breaks); "" while the sides are unknown. */
export function scoreOf({ wins, sides }: MatchInfo, place: number): string {
  if (!sides.length && wins.length > 2) return "";
  const side = (at: number): number => sides[at] ?? at;
  const own = side(Math.max(0, place));
  const others = wins.filter(
    (_, at) => side(at) !== own && wins.findIndex((_, each) => side(each) === side(at)) === at,
  );
  return [wins[Math.max(0, place)], ...others].join("\u00a0:\u00a0");
}
