// Who sits where, in words.
import type { Place, TableInfo } from "../protocol";
import { maybe, t } from "../words.svelte";

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

/** Whoever sits at a place, by name; two of one name are told apart by their places. */
export function personName(table: TableInfo, at: number): string {
  const place = table.places[at];
  if (place?.kind !== "person") return place?.kind === "bot" ? t("computer") : "";
  const alike = table.places.filter((each) => each.kind === "person" && each.name === place.name).length > 1;
  return alike ? `${(place.seat ?? at) + 1}. ${place.name}` : place.name;
}

/** The same by the seat in the game. */
export const seatName = (table: TableInfo, seat: number): string =>
  personName(
    table,
    table.places.findIndex((each) => each.seat === seat),
  );

/** What people are called in log and prompts, by seat; the computer has no name: it is the opponent, or a number. */
export const called = (table: TableInfo): string[] =>
  table.places
    .map((_, seat) => table.places.findIndex((each) => each.seat === seat))
    .map((at) => (table.places[at]?.kind === "person" ? personName(table, at) : ""));
