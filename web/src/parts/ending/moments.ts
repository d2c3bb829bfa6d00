// Maps log entries of a finished game to its moments.
import type { Moment } from "../../server/protocol";

/** The answer after which an entry of the log was added. */
export const answerOf = (moments: readonly Moment[], entry: number): number | undefined =>
  moments.find(({ told }) => told > entry)?.answer;
