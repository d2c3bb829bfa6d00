// What can be clicked, read off the moves that the server offers.  Nothing here knows a rule.
import { keyOf, type InvasionView, type Move } from "./view";

export interface Action extends Move {
  option: string; // in notation
  key: string; // what it begins with; "" for a button
  aim: string; // what it is aimed at or bound for; ""
}

/** Verbs that begin with a card and may go on to a target: the card is picked up first. */
const TWO_STEPS = ["play", "develop", "use"];

export class Offer {
  readonly actions: Action[];

  constructor(options: readonly string[], moves: readonly Move[]) {
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
    return TWO_STEPS.includes(only.verb) || found.length > 1 ? null : only;
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

/** The verb that a click on a card in play means, for asking why it is not offered. */
const MEANT: Record<string, string> = {
  Window: "use", Occasions: "use", DeclareAttackers: "attacker", DeclareDefenders: "defender", AssignDamage: "assign 1",
  Indirect: "assign 1", Aim: "target", Restore: "restore",
};

/** What a click on a card in play would have been, in notation; null when it means nothing. */
export function meantInPlay(view: InvasionView, name: string): string | null {
  const verb = MEANT[view.question];
  return verb ? `${verb} ${name}` : null;
}

/** What a click on a section would have been. */
export function meantSection(view: InvasionView, zone: string, seat: number): string | null {
  const whose = seat === view.seat ? "own" : "enemy";
  if (view.question === "DeclareTarget") return `attack ${zone}`;
  if (view.question === "AssignDamage") return `assign 1 ${zone}`;
  if (view.question === "Indirect") return `assign 1 ${whose} ${zone}`;
  return view.question === "Aim" ? `target ${whose} ${zone}` : null;
}
