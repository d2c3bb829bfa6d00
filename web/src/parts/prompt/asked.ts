// Chooses the message for a question or an option, with the same tables and rules as src/warhost/text/duel/message_tables.py.
import { knows, maybe, say, sentence, type Words } from "../../words.svelte";
import type { MessageChoice, MessageTables } from "../log/eventText";
import type { Action } from "./offer";

const EFFECT = "Asked"; // question of an effect: its message depends on the options
/** Message suffixes of an option in order of preference, for a target that is a zone. */
export const ZONE: readonly string[] = ["to", "at"];
export const THING: readonly string[] = ["at", "to"];

interface Question {
  question: string;
  moves: readonly { verb: string }[];
}

/** The message key of a question; `facts` are the conditions that are true. */
export function questionKey(
  { game, asked, undescriptive }: MessageTables,
  view: Question,
  facts: readonly string[],
): string {
  const key = `${game}.prompt.${view.question}`;
  if (view.question !== EFFECT) return fitting(asked[view.question] ?? [], facts) ?? key;
  const told = view.moves.filter(({ verb }) => !undescriptive.includes(verb));
  return told.map(({ verb }) => `${key}.${verb}`).find(knows) ?? key;
}

/** The first message whose conditions are all true. */
const fitting = (messages: readonly MessageChoice[], facts: readonly string[]): string | undefined =>
  messages.find(({ when }) => when.every((each) => facts.includes(each)))?.key;

/** The message key of an option: the one for these facts, or the first existing key with or without a suffix. */
export function optionKey(
  { game, options }: MessageTables,
  verb: string,
  facts: readonly string[],
  aims: readonly string[] = [],
): string | undefined {
  const key = `${game}.action.${verb}`;
  return [fitting(options[verb] ?? [], facts) ?? "", ...aims.map((aim) => `${key}.${aim}`), key].find(knows);
}

/** The facts about an option at a table; `more` are the facts that the game adds. */
export const factsOf = (action: Action, question: string, more: readonly string[]): string[] => [
  "board",
  question,
  ...(action.cost && !action.to ? ["priced"] : []),
  ...more,
];

/** The text of an option, with its cost if the table has a message for it. */
export function optionText(
  tables: MessageTables,
  action: Action,
  facts: readonly string[],
  aims: readonly string[],
  words: Words,
): string {
  const key = optionKey(tables, action.verb, facts, aims);
  const plain = sentence(key ? say(key, { ...words, cost: action.cost ?? 0 }) : action.option);
  const around = facts.includes("priced") && tables.priced[action.verb];
  return around ? say(around, { action: plain, cost: action.cost ?? 0 }) : plain;
}

/** The meaning of an option's word, as text; "" if it has none. */
export function meantBy(
  { game, meanings }: MessageTables,
  { verb, what }: Action,
  cardName: (code: string) => string,
): string {
  const named = meanings[verb];
  if (!named || !what) return "";
  return named.of === "card" ? cardName(what) : maybe(`${game}.${named.of}.${what}`, {}, what);
}
