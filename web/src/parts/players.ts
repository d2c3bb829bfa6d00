// Who sits where, in words.
import type { Place, TableInfo } from "../protocol";
import { maybe } from "../words.svelte";

export const botName = (key: string): string => maybe(`bot.${key}`, {}, key);

/** A level where it is chosen: its name, and what to expect of it. */
export const botChoice = (key: string): string => {
  const line = maybe(`bot.${key}.line`);
  return line ? `${botName(key)}: ${line}` : botName(key);
};

const NEWCOMERS = "recruit"; // whom one meets who has chosen nobody

/** The levels as they are offered: the one for newcomers first, then from the weakest to the strongest. */
export const offered = (bots: readonly string[]): string[] => [
  ...bots.filter((each) => each === NEWCOMERS),
  ...bots.filter((each) => each !== NEWCOMERS),
];

export const placeOf = (table: TableInfo | null, seat: number): Place | null =>
  table?.places.find((each) => each.seat === seat) ?? null;
