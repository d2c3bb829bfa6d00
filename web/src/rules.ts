// Rule ids: their game, the address of their text, and finding them in a sentence.
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

/** The address of a rule or of an open question of a game; "" if the id belongs to no known game. */
export function ruleAddress(id: string, game = ""): string {
  const of = findEntry(game) ?? games().find((each) => id.startsWith(`${each.rules}-`));
  return of ? `/rules/${of.name}/${id}` : "";
}

/** Splits a sentence into rule or question ids and the text between them. */
export function pieces(text: string): Piece[] {
  return text
    .split(cited())
    .map((each, at) => ({ text: each, link: at % 2 === 1 }))
    .filter((each) => each.text);
}
