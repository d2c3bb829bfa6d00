// Rule ids: which game they belong to, where they can be read, and finding them in a sentence.
import { findEntry, games } from "./games";

const cited = (): RegExp =>
  new RegExp(
    `((?:${games()
      .map((each) => each.rules)
      .join("|")})-(?:\\d+\\.[A-Z]?\\d+[a-z]?|[A-Z]+-?\\d+[a-z]?)|\\bQ-\\d+\\b)`,
  );

export interface Piece {
  text: string;
  link: boolean;
}

/** Where a rule, or an open question of a game, can be read; "" if it belongs to no game of ours. */
export function ruleAddress(id: string, game = ""): string {
  const of = findEntry(game) ?? games().find((each) => id.startsWith(`${each.rules}-`));
  return of ? `/rules/${of.name}/${id}` : "";
}

/** A sentence in pieces: those that are ids of rules or questions, and what is between them. */
export function pieces(text: string): Piece[] {
  return text
    .split(cited())
    .map((each, at) => ({ text: each, link: at % 2 === 1 }))
    .filter((each) => each.text);
}
