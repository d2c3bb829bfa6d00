// What can be clicked, derived from the server's options. No rules are implemented here.

import type { MoveData } from "../../../server/protocol";
import type { MoveView } from "../shown";

export interface Action {
  notation: string;
  verb: string;
  card: string | null; // code of the card, if the action plays one from the hand
  from: string | null; // the square of the acting unit
  to: string | null; // the target square
}

export type Selection = { kind: "card"; id: number; code: string } | { kind: "unit"; square: string } | null;

/** The offered actions, grouped by what the player selects. */
export class Offer {
  readonly actions: Action[];

  constructor(options: readonly string[], moves: readonly MoveView[]) {
    this.actions = moves.map((move, at) => ({
      notation: options[at] ?? "",
      verb: move.verb,
      card: move.code ?? null,
      from: move.square ?? null,
      to: move.to?.square ?? null,
    }));
  }

  /** Codes of cards that can be played. */
  cards(): Set<string> {
    return new Set(this.actions.flatMap((each) => (each.card ? [each.card] : [])));
  }

  /** Squares of units that can act. */
  units(): Set<string> {
    return new Set(this.actions.flatMap((each) => (each.from ? [each.from] : [])));
  }

  /** Actions that need no square or card: buttons of the prompt. */
  plain(): Action[] {
    return this.actions.filter((each) => !each.card && !each.from);
  }

  /** The actions of the selected card or unit, by target square. */
  targets(selection: Selection): Map<string, Action> {
    const found = new Map<string, Action>();
    for (const action of this.of(selection)) {
      const square = action.to ?? action.from;
      if (square) found.set(square, action);
    }
    return found;
  }

  of(selection: Selection): Action[] {
    if (!selection) return [];
    if (selection.kind === "card") return this.actions.filter((each) => each.card === selection.code);
    return this.actions.filter((each) => each.from === selection.square);
  }

  /** The only unit that can act, if there is no other choice: it is selected automatically. */
  single(): Selection {
    const units = this.units();
    if (units.size !== 1 || this.cards().size > 0) return null;
    const square = [...units][0]!;
    return this.actions.some((each) => each.to) ? { kind: "unit", square } : null;
  }
}

/** By phase: the verb that a click means, to ask why it is not offered. */
const MEANT: Record<string, string> = { moves: "move", shots: "shoot", advance: "advance", reinforce: "recall" };

/** The move that a click means if it is not offered; null if it means nothing. */
export function meant(phase: string, selection: Selection, square: string): MoveData | null {
  if (selection?.kind === "card") return deploy(selection.code, square);
  const verb = MEANT[phase];
  if (!verb) return null;
  if (verb === "recall") return { verb, card: { square } };
  return selection ? { verb, card: { square: selection.square }, to: { square } } : null;
}

/** The move that plays a card onto a square, or onto any square. */
export const deploy = (code: string, square?: string): MoveData => ({
  verb: "deploy",
  card: { code },
  to: square ? { square } : null,
});
