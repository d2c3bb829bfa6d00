// The user's finished games: the result of each, and totals.
import type { TableInfo } from "../../server/protocol";

export const RESULTS = ["won", "lost", "draw"] as const;
export type Result = (typeof RESULTS)[number];

/** The result of a game for the holder of these seats; "" if it had no result or the user only watched. */
export function resultOf(table: TableInfo, seats: readonly number[]): Result | "" {
  const winners: unknown = table.outcome?.[0];
  if (!Array.isArray(winners) || !seats.length) return "";
  return !winners.length ? "draw" : seats.some((seat) => winners.includes(seat)) ? "won" : "lost";
}

/** The user's opponents: people by name, computer players by level. */
export const opponents = (table: TableInfo, seats: readonly number[]): string[] =>
  table.places
    .filter((place) => place.seat === null || !seats.includes(place.seat))
    .map((place) => (place.kind === "bot" ? `bot:${place.name}` : place.name));

export interface Wanted {
  game: string;
  result: string;
  opponent: string;
}

/** The games that match the filter; an empty filter matches all. */
export const wanted = (
  tables: readonly TableInfo[],
  seats: Readonly<Record<string, readonly number[]>>,
  { game, result, opponent }: Wanted,
): TableInfo[] =>
  tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!result || resultOf(table, seats[table.id] ?? []) === result) &&
      (!opponent || opponents(table, seats[table.id] ?? []).includes(opponent)),
  );

export interface Tally {
  name: string;
  count: number;
  won: number;
}

/** Counts games and wins by a word of each game, the most played first. */
export function tally(
  tables: readonly TableInfo[],
  seats: Readonly<{ [table: string]: readonly number[] }>,
  words: (table: TableInfo) => string[],
): Tally[] {
  const found = new Map<string, Tally>();
  for (const table of tables)
    for (const name of new Set(words(table).filter(Boolean))) {
      const each = found.get(name) ?? { name, count: 0, won: 0 };
      each.count += 1;
      if (resultOf(table, seats[table.id] ?? []) === "won") each.won += 1;
      found.set(name, each);
    }
  return [...found.values()].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** The armies that the user played at a table. */
export const ledBy = (table: TableInfo, seats: readonly number[]): string[] =>
  table.places.flatMap((place) =>
    place.seat !== null && seats.includes(place.seat) && place.army ? [`${table.game}/${place.army}`] : [],
  );

/** All games of the match that a table belongs to, in order; empty for a single game. */
export function ofOneMatch(tables: readonly TableInfo[], table: TableInfo): TableInfo[] {
  const first = ({ match, id }: TableInfo): string => (match ? (match.before[0] ?? id) : "");
  if (!table.match) return [];
  return tables
    .filter((each) => first(each) === first(table))
    .sort((one, other) => (one.match?.number ?? 0) - (other.match?.number ?? 0));
}
