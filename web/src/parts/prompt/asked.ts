// Which message says a question or an option, by the same tables and rules as src/warhost/text/duel/speech.py.
import { knows, maybe, say, sentence, type Words } from "../../words.svelte";
import type { Asking, Speech } from "../log/eventText";
import type { Action } from "./offer";

const EFFECT = "Asked"; // an effect's question: its message depends on the options
/** The endings of an option where a zone is aimed at, and something else. */
export const ZONE: readonly string[] = ["to", "at"];
export const THING: readonly string[] = ["at", "to"];

interface Question {
  question: string;
  moves: readonly { verb: string }[];
}

/** The message of a question; `facts` is what is true of it. */
export function questionKey({ game, asked, untold }: Speech, view: Question, facts: readonly string[]): string {
  const key = `${game}.prompt.${view.question}`;
  if (view.question !== EFFECT) return fitting(asked[view.question] ?? [], facts) ?? key;
  const told = view.moves.filter(({ verb }) => !untold.includes(verb));
  return told.map(({ verb }) => `${key}.${verb}`).find(knows) ?? key;
}

/** The first message that fits what is true. */
const fitting = (messages: readonly Asking[], facts: readonly string[]): string | undefined =>
  messages.find(({ when }) => when.every((each) => facts.includes(each)))?.key;

/** The message of an option: its own for these facts, or the first that there is with an ending or without. */
export function optionKey(
  { game, options }: Speech,
  verb: string,
  facts: readonly string[],
  aims: readonly string[] = [],
): string | undefined {
  const key = `${game}.action.${verb}`;
  return [fitting(options[verb] ?? [], facts) ?? "", ...aims.map((aim) => `${key}.${aim}`), key].find(knows);
}

/** What is true of an option at a table; `more`: what the game knows besides. */
export const factsOf = (action: Action, question: string, more: readonly string[]): string[] => [
  "board",
  question,
  ...(action.cost && !action.to ? ["priced"] : []),
  ...more,
];

/** An option in words, with what it costs where the table has that. */
export function optionText(
  speech: Speech,
  action: Action,
  facts: readonly string[],
  aims: readonly string[],
  words: Words,
): string {
  const key = optionKey(speech, action.verb, facts, aims);
  const plain = sentence(key ? say(key, { ...words, cost: action.cost ?? 0 }) : action.option);
  const around = facts.includes("priced") && speech.priced[action.verb];
  return around ? say(around, { action: plain, cost: action.cost ?? 0 }) : plain;
}

/** What the word of an option stands for, in words; "" if it has none. */
export function meantBy({ game, meant }: Speech, { verb, what }: Action, cardName: (code: string) => string): string {
  const named = meant[verb];
  if (!named || !what) return "";
  return named.of === "card" ? cardName(what) : maybe(`${game}.${named.of}.${what}`, {}, what);
}
