// Cards that are put in order with one answer, though the rules ask for them one by one.
import type { Action } from "../parts/prompt/offer";

/** One of them goes to another place; those between move up. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), all[from]!, ...rest.slice(to)];
}

/** Where cards go one after the other: whether the later one is under the earlier. */
const SINKS: Record<string, boolean> = { bottom: true, top: false, discard: false };

/** The verb of a question that only asks in which order all its cards go somewhere; "" for any other. */
export function orderVerb(actions: readonly Action[]): string {
  const verb = actions[0]?.verb ?? "";
  const same = actions.length > 1 && actions.every((each) => each.key && each.verb === verb);
  return same && verb in SINKS ? verb : "";
}

/** As cards are offered they are looked at, the topmost first; those of a discard pile came to it one after the other. */
export const lying = <T>(verb: string, offered: readonly T[]): T[] =>
  verb === "discard" ? [...offered].reverse() : [...offered];

/** In which order cards are answered with that shall lie so, the topmost first. */
export const given = <T>(verb: string, lie: readonly T[]): T[] => (SINKS[verb] ? [...lie] : [...lie].reverse());
