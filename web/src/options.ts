// What can be agreed on before a game, in words.
import { maybe, t } from "./words.svelte";

export const optionLabel = (name: string): string =>
  maybe(`option.${name}`, {}, maybe(name, {}, name.replaceAll("_", " ")));

export function optionWord(name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return maybe(`option.${name}.${value}`, {}, String(value));
}

/** What was agreed on, as far as it differs from the rulebook. */
export const agreed = (options: Record<string, unknown>): string[] =>
  Object.entries(options).map(([name, value]) =>
    value === true ? optionLabel(name) : `${optionLabel(name)}: ${optionWord(name, value)}`,
  );
