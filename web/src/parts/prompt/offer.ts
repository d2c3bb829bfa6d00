// What can be clicked at a card table, derived from the server's moves. No rules are implemented here.
import type { MoveData, ThingData } from "../../server/protocol";
import type { MoveView, Ref } from "../shown";

export type { MoveView as Move, Ref } from "../shown";

/** Verbs that only confirm: shown as a button, although they name a card. */
const AGREEING: readonly string[] = ["accept", "discard-cards"];

export interface Action extends MoveView {
  option: string; // in notation
  key: string; // element name of the card; "" for a button
  aim: string; // element name of the target or destination; "" if none
}

/** The element name of a thing on the screen. */
export function keyOf(ref: Ref): string {
  if (ref.id !== undefined) return `c${ref.id}`;
  if (ref.link !== undefined) return `l${ref.link}`;
  return ref.place === undefined ? "" : `p${ref.place}.${ref.slot}`;
}

/** The reference that the server understands for an element name; null for a link of the chain. */
export function refOf(key: string): ThingData | null {
  const [first, second] = key.slice(1).split(".").map(Number);
  if (key.startsWith("c")) return { id: first };
  return key.startsWith("p") ? { place: first, slot: second } : null;
}

/** The move of a single click that needs no target. Damage is assigned one point per click. */
export const atOnce = (verb: string, card: ThingData): MoveData =>
  verb === "assign" ? { verb, card, amount: 1 } : { verb, card };

export class Offer {
  readonly actions: Action[];
  readonly #steps: readonly string[];
  readonly #closing: readonly string[];

  /**
   * `steps`: verbs that start with a card and may continue with a target, so that the card is picked first. `closing`:
   * verbs with which the player may pass at the same time.
   */
  constructor(
    options: readonly string[],
    moves: readonly MoveView[],
    steps: readonly string[],
    closing: readonly string[] = [],
  ) {
    this.#steps = steps;
    this.#closing = closing;
    this.actions = options.map((option, at) => {
      const move = moves[at] ?? { verb: "answer" };
      return { ...move, option, key: keyOf(move), aim: move.to ? keyOf(move.to) : "" };
    });
  }

  /** The element names that are highlighted before anything is picked. */
  lit(): Set<string> {
    return new Set(this.actions.flatMap((each) => (each.key ? [each.key] : [])));
  }

  /** Buttons: actions that need no card, or that only confirm. */
  plain(): Action[] {
    return this.actions.filter((each) => !each.key || AGREEING.includes(each.verb));
  }

  of(key: string): Action[] {
    return this.actions.filter((each) => each.key === key);
  }

  /** The action that a click on a thing performs at once, or null. */
  answers(key: string): Action | null {
    const found = this.of(key);
    const [only] = found;
    if (!only) return null;
    if (only.verb === "assign") return found.find((each) => each.amount === 1) ?? only;
    return this.#steps.includes(only.verb) || found.length > 1 ? null : only;
  }

  /** The ways to use a picked card, if they differ in more than their target. */
  ways(key: string): Way[] {
    const found = new Map<string, Way>();
    for (const action of this.of(key)) {
      const name = `${action.verb} ${action.ability ?? action.says ?? ""}`;
      const way = found.get(name) ?? { name, verb: action.verb, cost: action.cost ?? 0, actions: [] };
      way.actions.push(action);
      found.set(name, way);
    }
    const pass = this.actions.find((each) => each.verb === "pass");
    return [...found.values()].flatMap((way) =>
      pass && this.#closing.includes(way.verb)
        ? [way, { ...way, name: `${way.name} pass`, then: [pass.option] }]
        : [way],
    );
  }
}

export interface Way {
  name: string;
  verb: string;
  cost: number;
  actions: Action[];
  then?: readonly string[]; // answers that follow
}

/** The actions of a way by target; an action without a target is a button. */
export const targets = (way: Way | null): Map<string, Action> =>
  new Map((way?.actions ?? []).flatMap((each) => (each.aim ? [[each.aim, each] as const] : [])));

/** The option of a view with this notation. */
export function offered(
  notation: string,
  { options, moves }: { options: readonly string[]; moves: readonly MoveView[] },
): Action | undefined {
  const wanted = notation.toLowerCase();
  return new Offer(options, moves, []).actions.find((each) => each.option.toLowerCase() === wanted);
}
