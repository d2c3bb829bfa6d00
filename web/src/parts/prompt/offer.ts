// What can be clicked at a card table, read off the moves that the server offers.  Nothing here knows a rule.
import type { MeantMove, MeantThing } from "../../server/protocol";
import type { MoveView, Ref } from "../shown";

export type { MoveView as Move, Ref } from "../shown";

/** Verbs of a plain yes: a button, though they name a card. */
const AGREEING: readonly string[] = ["accept", "discard-cards"];

export interface Action extends MoveView {
  option: string; // in notation
  key: string; // what it begins with; "" for a button
  aim: string; // what it is aimed at or bound for; ""
}

/** The name under which a thing is found on the screen. */
export function keyOf(ref: Ref): string {
  if (ref.id !== undefined) return `c${ref.id}`;
  if (ref.link !== undefined) return `l${ref.link}`;
  return ref.place === undefined ? "" : `p${ref.place}.${ref.slot}`;
}

/** The thing of such a name, as the server is asked about it; null for a link of the chain. */
export function refOf(key: string): MeantThing | null {
  const [first, second] = key.slice(1).split(".").map(Number);
  if (key.startsWith("c")) return { id: first };
  return key.startsWith("p") ? { place: first, slot: second } : null;
}

/** What a click would do that needs no second one: damage goes point by point. */
export const atOnce = (verb: string, card: MeantThing): MeantMove =>
  verb === "assign" ? { verb, card, amount: 1 } : { verb, card };

export class Offer {
  readonly actions: Action[];
  readonly #steps: readonly string[];

  /** `steps`: verbs that begin with a card and may go on to a target: the card is picked up first. */
  constructor(options: readonly string[], moves: readonly MoveView[], steps: readonly string[]) {
    this.#steps = steps;
    this.actions = options.map((option, at) => {
      const move = moves[at] ?? { verb: "answer" };
      return { ...move, option, key: keyOf(move), aim: move.to ? keyOf(move.to) : "" };
    });
  }

  /** Everything that lights up before anything is picked. */
  lit(): Set<string> {
    return new Set(this.actions.flatMap((each) => (each.key ? [each.key] : [])));
  }

  /** Buttons: what needs no card, or only says yes. */
  plain(): Action[] {
    return this.actions.filter((each) => !each.key || AGREEING.includes(each.verb));
  }

  of(key: string): Action[] {
    return this.actions.filter((each) => each.key === key);
  }

  /** Whether a click on a thing answers at once. */
  answers(key: string): Action | null {
    const found = this.of(key);
    const [only] = found;
    if (!only) return null;
    if (only.verb === "assign") return found.find((each) => each.amount === 1) ?? only;
    return this.#steps.includes(only.verb) || found.length > 1 ? null : only;
  }

  /** Ways in which a picked card can be used that differ by more than their target. */
  ways(key: string): Way[] {
    const found = new Map<string, Way>();
    for (const action of this.of(key)) {
      const name = `${action.verb} ${action.ability ?? action.says ?? ""}`;
      const way = found.get(name) ?? { name, verb: action.verb, cost: action.cost ?? 0, actions: [] };
      way.actions.push(action);
      found.set(name, way);
    }
    return [...found.values()];
  }
}

export interface Way {
  name: string;
  verb: string;
  cost: number;
  actions: Action[];
}

/** By what is to be clicked for it; an action without an aim is a button. */
export const targets = (way: Way | null): Map<string, Action> =>
  new Map((way?.actions ?? []).flatMap((each) => (each.aim ? [[each.aim, each] as const] : [])));

/** The option of a view that is written so. */
export function offered(
  notation: string,
  { options, moves }: { options: readonly string[]; moves: readonly MoveView[] },
): Action | undefined {
  const wanted = notation.toLowerCase();
  return new Offer(options, moves, []).actions.find((each) => each.option.toLowerCase() === wanted);
}
