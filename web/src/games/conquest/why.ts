// The move that a click means if it is not offered, to ask the server why it is not legal.
import { atOnce } from "../../parts/prompt/offer";
import type { MoveData, ThingData } from "../../server/protocol";
import { findCard } from "./cards/cards.svelte";
import { findSite, type ConquestView } from "./view";

/** By question: the verb that a click on a card or planet means. */
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

export function meant(view: ConquestView, thing: ThingData): MoveData | null {
  const held = view.players[view.seat]?.hand.cards.find((card) => card.id === thing.id);
  const facts = held ? findCard(held.code) : undefined;
  if (facts && view.question === "Shield") return { verb: "shield", card: thing };
  if (facts?.kind === "event") return { verb: "play", card: thing };
  if (facts) {
    const planet = view.planets.find((each) => each.state === "up");
    return { verb: "deploy", card: thing, to: facts.kind === "army" && planet ? { id: planet.id } : null };
  }
  const site = findSite(view, thing.id ?? -1);
  if (site && view.question === "Dial") return null; // a facedown planet has no number on the dial
  const verb = MEANT[view.question];
  return verb && !(site && verb === "use") ? atOnce(verb, thing) : null;
}
