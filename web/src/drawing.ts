// Entry point of the bundle with which the server draws link previews: the client's SVG painter, without any browser
// API.
import { areTexts, isRecord } from "./json";
import { poster } from "./pictures/poster";
import type { Facts, Subject } from "./pictures/subject";

interface Asked {
  game: string;
  title: string;
  lines: string[];
  cards: Facts[];
}

const GAMES = import.meta.glob<(facts: Facts) => Subject>("./games/*/subject.ts", { eager: true, import: "subjectOf" });

const areFacts = (value: unknown): value is Facts[] =>
  Array.isArray(value) &&
  value.every((each) => isRecord(each) && typeof each.code === "string" && areTexts(each.traits));
const isAsked = (value: unknown): value is Asked =>
  isRecord(value) &&
  typeof value.game === "string" &&
  typeof value.title === "string" &&
  areTexts(value.lines) &&
  areFacts(value.cards);

/** The picture of a card whose game has no illustrations is drawn from its card face. */
const other =
  (game: string) =>
  (facts: Facts): Subject => ({ ...facts, game, family: "neutral", kind: "tactic" });

/** Draws a poster, described in JSON, as SVG. */
export function drawPoster(text: string): string {
  const asked = JSON.parse(text);
  if (!isAsked(asked)) throw new Error("no poster is asked for");
  const { game, title, lines, cards } = asked;
  return poster({ title, lines, subjects: cards.map(GAMES[`./games/${game}/subject.ts`] ?? other(game)) });
}
