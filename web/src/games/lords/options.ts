// What can be agreed on before a game of Lords of War, in words.
import { knows, say, t } from "../../words.svelte";

export function optionLabel(name: string): string {
  if (name === "players") return t("players");
  return knows(`option.${name}`) ? say(`option.${name}`) : name.replaceAll("_", " ");
}

export function optionWord(name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === 0 && (name === "units" || name === "commanders" || name === "max_copies")) return t("option.off");
  return knows(`option.${name}.${value}`) ? say(`option.${name}.${value}`) : String(value);
}

/** What was agreed on, as far as it differs from the rulebook. */
export const agreed = (options: Record<string, unknown>): string[] =>
  Object.entries(options).map(([name, value]) =>
    value === true ? optionLabel(name) : `${optionLabel(name)}: ${optionWord(name, value)}`,
  );
