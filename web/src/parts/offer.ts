// What can be clicked at a card table, read off the moves that the server offers.  Nothing here knows a rule.

/** How a thing on the table is named: by id, by where it lies facedown, or by its number in the chain. */
export interface Ref {
  id?: number;
  place?: number;
  slot?: number;
  link?: number;
}

/** An option as data: what is done, with which card, and to what. */
export interface Move extends Ref {
  verb: string;
  to?: Ref;
  amount?: number;
  ability?: number;
  cost?: number;
  number?: number;
  what?: string;
  through?: number | null;
  says?: string; // the key of the effect whose words tell it from others
  do?: string; // the verb as messages are keyed by it, and of what follows it in notation …
  rest?: string; // … all,
  figure?: number; // the number it begins with,
  copy?: number; // and which of several equal options it is
}

export interface Action extends Move {
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

export class Offer {
  readonly actions: Action[];
  readonly #steps: readonly string[];

  /** `steps`: verbs that begin with a card and may go on to a target: the card is picked up first. */
  constructor(options: readonly string[], moves: readonly Move[], steps: readonly string[]) {
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

  /** Buttons: what needs no card. */
  plain(): Action[] {
    return this.actions.filter((each) => !each.key);
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
      const name = `${action.verb} ${action.ability ?? ""}`;
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
