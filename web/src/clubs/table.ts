// Calculations for a club's results: points, ranking and crosstable.
import type { ClubInfo, ClubMember, ClubMet, ClubPair } from "../server/protocol";

/** Props of the sections of a club's page: the club, and how to send a change and report its result. */
export interface ClubProps {
  club: ClubInfo;
  attempt: (work: () => Promise<ClubInfo>, done: string) => Promise<void>;
}

export const ORDERS = ["points", "rating"] as const;
export type Order = (typeof ORDERS)[number];

type Counted = Pick<ClubMet, "won" | "drawn" | "lost">;

/** A win is one point, a draw half a point. */
export const points = (line: Counted): number => line.won + line.drawn / 2;

export const played = (line: Counted): number => line.won + line.drawn + line.lost;

/** Formats halves as 2½ rather than 2.5, because some languages use a decimal comma. */
export function halves(number: number): string {
  const whole = Math.floor(number);
  return number === whole ? `${whole}` : `${whole || ""}½`;
}

/** The points of both members, as the score of a match; "" before the first game. */
export const score = (line: Counted | undefined): string =>
  line && played(line) ? `${halves(points(line))} : ${halves(points({ ...line, won: line.lost }))}` : "";

/** The members in the requested order; ties keep the server's order. */
export const ordered = (members: readonly ClubMember[], order: Order): ClubMember[] =>
  order === "rating" ? [...members].sort((one, other) => other.rating - one.rating) : [...members];

/** The rank of each line; ties share one. */
export function places(members: readonly ClubMember[], order: Order): number[] {
  const worth = (line: ClubMember): number => (order === "rating" ? line.rating : points(line));
  return members.map((line) => members.findIndex((other) => worth(other) === worth(line)) + 1);
}

export const against = (line: ClubMember, other: number): ClubMet | undefined =>
  line.met.find((each) => each.user === other);

/** The name of a member; "" for members who have left. */
export const nameOf = (club: ClubInfo, user: number): string =>
  club.members.find((each) => each.user === user)?.name ?? "—";

/** The user's pairing in the current round. */
export const ownPair = (club: ClubInfo, user: number): ClubPair | undefined =>
  club.rounds[0]?.pairs.find((each) => each.other > 0 && (each.one === user || each.other === user));
