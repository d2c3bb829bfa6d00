// The move that a click means if it is not offered, to ask the server why it is not legal.
import { atOnce } from "../../parts/prompt/offer";
import type { MoveData, ThingData } from "../../server/protocol";
import { findCard } from "./cards/cards.svelte";
import { findSection, type InvasionView } from "./view";

/** By question: the verb that a click on a card in play means. */
const MEANT: Record<string, string> = {
  Window: "use",
  Occasions: "use",
  DeclareAttackers: "attacker",
  DeclareDefenders: "defender",
  AssignDamage: "assign",
  Indirect: "assign",
  Aim: "target",
  Restore: "restore",
};

/** By question: the verb that a click on a section means. */
const MEANT_SECTION: Record<string, string> = {
  DeclareTarget: "attack",
  DeclareFurtherTarget: "attack",
  AssignDamage: "assign",
  Indirect: "assign",
  Aim: "target",
};

export function meant(view: InvasionView, thing: ThingData): MoveData | null {
  const me = view.players[view.seat];
  const held = me?.hand.cards.find((card) => card.id === thing.id);
  const facts = held ? findCard(held.code) : undefined;
  if (facts && me) {
    const zone = facts.zone_only || "kingdom";
    return { verb: "play", card: thing, to: facts.kind === "tactic" ? null : { id: me.zones[zone].section.id } };
  }
  const section = findSection(view, thing.id ?? -1);
  const verb = (section ? MEANT_SECTION : MEANT)[view.question];
  return verb ? atOnce(verb, thing) : null;
}
