// What a click that is not offered would have been, in notation, for asking why not.
import type { Way } from "../../parts/prompt/offer";
import { findCard } from "./cards/cards.svelte";
import { codeOf, findSection, inPlay, keyInPlay, type InvasionView } from "./view";

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
function meantInPlay(view: InvasionView, name: string): string | null {
  const verb = MEANT[view.question];
  return verb ? `${verb} ${name}` : null;
}

/** What a click on a section would have been. */
function meantSection(view: InvasionView, zone: string, seat: number): string | null {
  const whose = seat === view.seat ? "own" : "enemy";
  if (view.question === "DeclareTarget" || view.question === "DeclareFurtherTarget") return `attack ${zone}`;
  if (view.question === "AssignDamage") return `assign 1 ${zone}`;
  if (view.question === "Indirect") return `assign 1 ${whose} ${zone}`;
  return view.question === "Aim" ? `target ${whose} ${zone}` : null;
}

/** A thing on the table as notation calls it, seen from the reader's seat; "" if it has no name. */
function called(view: InvasionView, name: string): string {
  const section = name.startsWith("c") ? findSection(view, Number(name.slice(1))) : null;
  if (section) return `${section.seat === view.seat ? "own" : "enemy"} ${section.zone}`;
  const lying = inPlay(view).find((each) => each.zone && keyInPlay(each.card, each.zone, each.holder) === name);
  if (lying?.card.development) return `development ${lying.zone}`;
  return findCard(name.startsWith("c") ? codeOf(view, Number(name.slice(1))) : null)?.name ?? "";
}

export function meant(view: InvasionView, name: string, chosen: string | null, way: Way | null): string | null {
  const id = Number(name.slice(1));
  const section = name.startsWith("c") ? findSection(view, id) : null;
  if (chosen && way) {
    const card = called(view, chosen);
    const zones = way.actions.some((each) => each.to?.id !== undefined && findSection(view, each.to.id));
    const aim = section && zones && section.seat === view.seat ? section.zone : called(view, name);
    return card && aim ? `${way.verb} ${card} > ${aim}` : null;
  }
  if (section) return meantSection(view, section.zone, section.seat);
  const held = view.players[view.seat]?.hand.cards.find((card) => card.id === id && name.startsWith("c"));
  const facts = held ? findCard(held.code) : undefined;
  if (facts)
    return facts.kind === "tactic" ? `play ${facts.name}` : `play ${facts.name} > ${facts.zone_only || "kingdom"}`;
  const own = called(view, name);
  return own ? meantInPlay(view, own) : null;
}
