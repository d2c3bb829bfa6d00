// What is under the name of a card, whatever the game: kind, traits, keywords, and what those do.
import type { Reminder } from "../parts/faces";
import { maybe } from "../words.svelte";

type Keywords = Record<string, number>;

/** Kind and traits, as printed. */
export const captionOf = (game: string, { kind, traits }: { kind: string; traits: readonly string[] }): string =>
  [maybe(`${game}.kind.${kind}`, {}, kind), traits.map((trait) => maybe(`trait.${trait}`, {}, trait)).join(", ")]
    .filter(Boolean)
    .join(" · ");

/** Keywords as printed; `number`: those that have one, with what is printed. */
export const keywordsOf = (
  keywords: Keywords,
  word: (name: string) => string,
  number: (name: string, number: number) => number | null,
): string =>
  Object.entries(keywords)
    .map(([name, value]) => [word(name), number(name, value)].filter((each) => each !== null).join(" "))
    .join(", ");

/** What keywords do, in a sentence each, with the rule that has the whole text; `rules` are those that need one. */
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

/** What a card says: its text or, where it has none, whatever else there is to say. */
export const textOr = (text: string[], ...instead: string[]): string[] =>
  text.length ? text : instead.filter(Boolean);
