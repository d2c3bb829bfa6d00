// What can be clicked, read off the options that the server offers.  Nothing here knows a rule.

import type { MeantMove } from "../../../server/protocol";
import type { MoveView } from "../shown";

export interface Action {
  notation: string;
  verb: string;
  card: string | null; // a code, when the action plays a card from the hand
  from: string | null; // the square of the unit that acts
  to: string | null; // the square it leads to
}

export type Selection = { kind: "card"; id: number; code: string } | { kind: "unit"; square: string } | null;

/** The offered actions, found by what the player points at. */
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

  /** Squares of units that can do something. */
  units(): Set<string> {
    return new Set(this.actions.flatMap((each) => (each.from ? [each.from] : [])));
  }

  /** Actions that need no square or card: buttons of the prompt. */
  plain(): Action[] {
    return this.actions.filter((each) => !each.card && !each.from);
  }

  /** What the selected card or unit can do, by the square that is to be clicked for it. */
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

  /** The only unit that can act, if there is just one and nothing else to choose: it is picked up by itself. */
  single(): Selection {
    const units = this.units();
    if (units.size !== 1 || this.cards().size > 0) return null;
    const square = [...units][0]!;
    return this.actions.some((each) => each.to) ? { kind: "unit", square } : null;
  }
}

/** The verb a click means in a part of the turn, for asking why it is not offered. */
const MEANT: Record<string, string> = { moves: "move", shots: "shoot", advance: "advance", reinforce: "recall" };

/** What a click that is not offered would have been; null when it means nothing. */
export function meant(phase: string, selection: Selection, square: string): MeantMove | null {
  if (selection?.kind === "card") return deploy(selection.code, square);
  const verb = MEANT[phase];
  if (!verb) return null;
  if (verb === "recall") return { verb, card: { square } };
  return selection ? { verb, card: { square: selection.square }, to: { square } } : null;
}

/** A card that is laid onto a square, or anywhere. */
export const deploy = (code: string, square?: string): MeantMove => ({
  verb: "deploy",
  card: { code },
  to: square ? { square } : null,
});
