// What a click that is not offered would have been, in notation, for asking why not.
import type { Way } from "../../parts/prompt/offer";
import { findCard } from "./cards/cards.svelte";
import { codeOf, findSite, type ConquestView } from "./view";

/** A thing on the table as notation calls it, seen from the reader's seat; "" if it has no name. */
function called(view: ConquestView, name: string): string {
  const id = Number(name.slice(1));
  const site = findSite(view, id);
  if (site && "seat" in site) return site.seat === view.seat ? "own HQ" : "enemy HQ";
  if (site && site.planet.state !== "up") return `planet ${site.planet.position + 1}`;
  return findCard(codeOf(view, id))?.name ?? "";
}

/** The verb that a click on a thing in play means at a question. */
const MEANT: Record<string, string> = {
  ActionWindow: "use",
  DeployTurn: "use",
  Answers: "use",
  Aim: "target",
  Indirect: "assign 1",
  TakeTurn: "attacker",
  RangedAttack: "attacker",
  ChooseDefender: "defender",
  Retreat: "retreat",
};

export function meant(view: ConquestView, name: string, chosen: string | null, way: Way | null): string | null {
  const own = called(view, name);
  if (!own) return null;
  const id = Number(name.slice(1));
  const site = findSite(view, id);
  if (chosen && way) {
    const card = called(view, chosen);
    return card ? `${way.verb} ${card} > ${own}` : null;
  }
  const held = view.players[view.seat]?.hand.cards.find((card) => card.id === id);
  const facts = held ? findCard(held.code) : undefined;
  if (facts && view.question === "Shield") return `shield ${facts.name}`;
  if (facts?.kind === "event") return `play ${facts.name}`;
  if (facts) {
    const planet = view.planets.find((each) => each.state === "up");
    return facts.kind === "army" && planet
      ? `deploy ${facts.name} > ${called(view, `c${planet.id}`)}`
      : `deploy ${facts.name}`;
  }
  if (site && view.question === "Dial") return null; // what lies face down cannot be dialled: it has no number
  const verb = MEANT[view.question];
  return verb && !(site && verb === "use") ? `${verb} ${own}` : null;
}
