// What can be clicked, read off the moves that the server offers.  Nothing here knows a rule.
import * as parts from "../../parts/offer";
import type { InvasionView, Move } from "./view";

export { targets, type Action, type Way } from "../../parts/offer";

/** Verbs that begin with a card and may go on to a target: the card is picked up first. */
const TWO_STEPS = ["play", "develop", "use"];

export class Offer extends parts.Offer {
  constructor(options: readonly string[], moves: readonly Move[]) {
    super(options, moves, TWO_STEPS);
  }
}

/** The verb that a click on a card in play means, for asking why it is not offered. */
const MEANT: Record<string, string> = {
  Window: "use",
  Occasions: "use",
  DeclareAttackers: "attacker",
  DeclareDefenders: "defender",
  AssignDamage: "assign 1",
  Indirect: "assign 1",
  Aim: "target",
  Restore: "restore",
};

/** What a click on a card in play would have been, in notation; null when it means nothing. */
export function meantInPlay(view: InvasionView, name: string): string | null {
  const verb = MEANT[view.question];
  return verb ? `${verb} ${name}` : null;
}

/** What a click on a section would have been. */
export function meantSection(view: InvasionView, zone: string, seat: number): string | null {
  const whose = seat === view.seat ? "own" : "enemy";
  if (view.question === "DeclareTarget" || view.question === "DeclareFurtherTarget") return `attack ${zone}`;
  if (view.question === "AssignDamage") return `assign 1 ${zone}`;
  if (view.question === "Indirect") return `assign 1 ${whose} ${zone}`;
  return view.question === "Aim" ? `target ${whose} ${zone}` : null;
}
