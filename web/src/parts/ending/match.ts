// Texts for a match of several games, from the reader's side, or by name for spectators.
import type { MATCH_LENGTHS, MatchInfo, TableInfo } from "../../server/protocol";
import { t, type OwnKey } from "../../words.svelte";
import { personName } from "../players/players";
import { scoreOf } from "../players/score";

export type MatchLength = (typeof MATCH_LENGTHS)[number]; // best of this many games
const LENGTH_WORDS: Record<MatchLength, OwnKey> = { 1: "match.length.1", 3: "match.length.3" };
export const lengthText = (games: MatchLength): string => t(LENGTH_WORDS[games]);

/** True if the next table belongs to the same match. */
export const goesOn = ({ match }: TableInfo): boolean => match !== null && !match.winners.length;

/** The places of the leading side, or of several sides with equal wins. */
function ahead({ wins, sides }: MatchInfo): number[] | null {
  const first = wins.flatMap((count, place) => (count === Math.max(...wins) ? [place] : []));
  return new Set(first.map((place) => sides[place])).size === 1 ? first : null;
}

/** The score after a game, or the winner of the match; `place` is the reader's, negative for spectators. */
export function matchText(table: TableInfo, place: number): string {
  const match = table.match;
  if (!match) return "";
  const leading = ahead(match);
  const over = match.winners.length > 0;
  const score = scoreOf(match, leading && place < 0 ? leading[0]! : place);
  if (!leading) return t("match.level", { score });
  if (place < 0) {
    const player = leading.map((each) => personName(table, each)).join(", ");
    return t(over ? "match.won" : "match.leads", { player, score });
  }
  const mine = leading.includes(place);
  if (over) return t(mine ? "match.won.you" : "match.lost.you", { score });
  return t(mine ? "match.leads.you" : "match.trails.you", { score });
}
