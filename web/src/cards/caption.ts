// The lines below the name of a card in any game: kind, traits, keywords, and what the keywords do.
import type { Reminder } from "../parts/faces";
import { maybe } from "../words.svelte";

type Keywords = Record<string, number>;

/** Kind and traits, as printed. */
export const captionOf = (game: string, { kind, traits }: { kind: string; traits: readonly string[] }): string =>
  [maybe(`${game}.kind.${kind}`, {}, kind), traits.map((trait) => maybe(`trait.${trait}`, {}, trait)).join(", ")]
    .filter(Boolean)
    .join(" · ");

/** Keywords as printed; `number` returns the printed number of keywords that have one. */
export const keywordsOf = (
  keywords: Keywords,
  word: (name: string) => string,
  number: (name: string, number: number) => number | null,
): string =>
  Object.entries(keywords)
    .map(([name, value]) => [word(name), number(name, value)].filter((each) => each !== null).join(" "))
    .join(", ");

/** Reminder texts of keywords, each with the rule that has the full text; `rules` are the keywords that need one. */
export const remindersOf = <K extends string>(
  keywords: Keywords,
  rules: Readonly<Record<K, string>>,
  name: (keywords: Keywords) => string,
  says: (keyword: K, number: number) => string,
): Reminder[] => {
  const known = (keyword: string): keyword is K => keyword in rules;
  return Object.entries(keywords).flatMap(([keyword, number]) =>
    known(keyword) ? [{ name: name({ [keyword]: number }), says: says(keyword, number), rule: rules[keyword] }] : [],
  );
};

/** The text of a card or, if it has none, the other lines. */
export const textOr = (text: string[], ...instead: string[]): string[] =>
  text.length ? text : instead.filter(Boolean);
