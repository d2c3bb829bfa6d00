// A club's table of results as it is read: points, order, who against whom.
import type { ClubInfo, ClubMember, ClubMet, ClubPair } from "../server/protocol";

/** What a part of a club's page is given: the club, and how a change is sent and said. */
export interface ClubProps {
  club: ClubInfo;
  attempt: (work: () => Promise<ClubInfo>, done: string) => Promise<void>;
}

export const ORDERS = ["points", "rating"] as const;
export type Order = (typeof ORDERS)[number];

type Counted = Pick<ClubMet, "won" | "drawn" | "lost">;

/** A win is a point, a draw half of one. */
export const points = (line: Counted): number => line.won + line.drawn / 2;

export const played = (line: Counted): number => line.won + line.drawn + line.lost;

/** 2½ instead of 2.5, which some would write with a comma. */
export function halves(number: number): string {
  const whole = Math.floor(number);
  return number === whole ? `${whole}` : `${whole || ""}½`;
}

/** Points of both, as one says the result of a match; "" before the first game. */
export const score = (line: Counted | undefined): string =>
  line && played(line) ? `${halves(points(line))} : ${halves(points({ ...line, won: line.lost }))}` : "";

/** The lines in the order that was asked for; the server's own order decides between equals. */
export const ordered = (members: readonly ClubMember[], order: Order): ClubMember[] =>
  order === "rating" ? [...members].sort((one, other) => other.rating - one.rating) : [...members];

/** The place of each line: equals share one. */
export function places(members: readonly ClubMember[], order: Order): number[] {
  const worth = (line: ClubMember): number => (order === "rating" ? line.rating : points(line));
  return members.map((line) => members.findIndex((other) => worth(other) === worth(line)) + 1);
}

export const against = (line: ClubMember, other: number): ClubMet | undefined =>
  line.met.find((each) => each.user === other);

/** The name of a member; members who have left have none. */
export const nameOf = (club: ClubInfo, user: number): string =>
  club.members.find((each) => each.user === user)?.name ?? "—";

/** The pair one plays in, in the round that is on. */
export const ownPair = (club: ClubInfo, user: number): ClubPair | undefined =>
  club.rounds[0]?.pairs.find((each) => each.other > 0 && (each.one === user || each.other === user));
