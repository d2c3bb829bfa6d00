// What a click that is not offered would have been, for asking why not.
import { atOnce } from "../../parts/prompt/offer";
import type { MeantMove, MeantThing } from "../../server/protocol";
import { findCard } from "./cards/cards.svelte";
import { findSite, type ConquestView } from "./view";

/** The verb that a click on a thing in play means at a question. */
const MEANT: Record<string, string> = {
  ActionWindow: "use",
  DeployTurn: "use",
  Answers: "use",
  Aim: "target",
  Indirect: "assign",
  TakeTurn: "attacker",
  RangedAttack: "attacker",
  ChooseDefender: "defender",
  Retreat: "retreat",
};

export function meant(view: ConquestView, thing: MeantThing): MeantMove | null {
  const held = view.players[view.seat]?.hand.cards.find((card) => card.id === thing.id);
  const facts = held ? findCard(held.code) : undefined;
  if (facts && view.question === "Shield") return { verb: "shield", card: thing };
  if (facts?.kind === "event") return { verb: "play", card: thing };
  if (facts) {
    const planet = view.planets.find((each) => each.state === "up");
    return { verb: "deploy", card: thing, to: facts.kind === "army" && planet ? { id: planet.id } : null };
  }
  const site = findSite(view, thing.id ?? -1);
  if (site && view.question === "Dial") return null; // what lies face down cannot be dialled: it has no number
  const verb = MEANT[view.question];
  return verb && !(site && verb === "use") ? atOnce(verb, thing) : null;
}
