// Which message says a question or an option, by the same tables and rules as src/warhost/text/duel/speech.py.
import { knows } from "../../words.svelte";
import type { Speech } from "../log/eventText";

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
  if (view.question !== EFFECT)
    return asked[view.question]?.find(({ when }) => when.every((each) => facts.includes(each)))?.key ?? key;
  const told = view.moves.filter(({ verb }) => !untold.includes(verb));
  return told.map(({ verb }) => `${key}.${verb}`).find(knows) ?? key;
}

/** The message of an option: the first that there is with one of these endings, or without any. */
export function optionKey({ game }: Speech, verb: string, aims: readonly string[] = []): string | undefined {
  const key = `${game}.action.${verb}`;
  return [...aims.map((aim) => `${key}.${aim}`), key].find(knows);
}
