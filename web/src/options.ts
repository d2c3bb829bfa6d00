// Texts for the game options that players agree on before a game.
import { here } from "./server/session.svelte";
import { maybe, setName, t } from "./words.svelte";

export const optionLabel = (name: string): string =>
  maybe(`option.${name}`, {}, maybe(name, {}, name.replaceAll("_", " ")));

/** The texts of an option's choices, by choice. */
const namesOf = (name: string): Record<string, string> =>
  Object.assign(
    {},
    ...here.games.flatMap((game) => game.options.filter((option) => option.name === name).map(({ names }) => names)),
  );

export function optionWord(name: string, value: unknown, names: Record<string, string> = namesOf(name)): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return String(value)
    .split("+")
    .map((each) => (each in names ? setName(names[each]!) : maybe(`option.${name}.${each}`, {}, each)))
    .join(", ");
}

/** Texts of the agreed options; `options` contains only those that differ from the rulebook. */
export const agreed = (options: Record<string, unknown>): string[] =>
  Object.entries(options).map(([name, value]) =>
    value === true ? optionLabel(name) : `${optionLabel(name)}: ${optionWord(name, value)}`,
  );
