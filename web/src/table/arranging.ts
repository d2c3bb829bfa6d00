// Lets the player order cards in one step, although the rules ask for the cards one by one.
import type { Action } from "../parts/prompt/offer";

/** Moves one item to another position; the items between shift by one. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), all[from]!, ...rest.slice(to)];
}

/** By verb: true if a card answered later ends up below the earlier ones. */
const SINKS: Record<string, boolean> = { bottom: true, top: false, discard: false };

/** The verb of a question that only asks for the order of all its cards; "" for other questions. */
export function orderVerb(actions: readonly Action[]): string {
  const verb = actions[0]?.verb ?? "";
  const same = actions.length > 1 && actions.every((each) => each.key && each.verb === verb);
  return same && verb in SINKS ? verb : "";
}

/**
 * The initial order, topmost first. Looked-at cards are offered topmost first; discarded cards are offered oldest
 * first.
 */
export const lying = <T>(verb: string, offered: readonly T[]): T[] =>
  verb === "discard" ? [...offered].reverse() : [...offered];

/** The order of answers that puts the cards into this order, topmost first. */
export const given = <T>(verb: string, lie: readonly T[]): T[] => (SINKS[verb] ? [...lie] : [...lie].reverse());
