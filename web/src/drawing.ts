// What the server draws links with: the client's own painter in one file, which needs no browser.
import { poster } from "./pictures/poster";
import type { Facts, Subject } from "./pictures/subject";

interface Asked {
  game: string;
  title: string;
  lines: string[];
  cards: Facts[];
}

const GAMES = import.meta.glob<(facts: Facts) => Subject>("./games/*/subject.ts", { eager: true, import: "subjectOf" });

/** A card of a game that has no pictures of its own is drawn as its faces are. */
const other =
  (game: string) =>
  (facts: Facts): Subject => ({ ...facts, game, family: "neutral", kind: "tactic" });

/** From JSON to SVG. */
export function drawPoster(asked: string): string {
  const { game, title, lines, cards } = JSON.parse(asked) as Asked;
  return poster({ title, lines, subjects: cards.map(GAMES[`./games/${game}/subject.ts`] ?? other(game)) });
}
