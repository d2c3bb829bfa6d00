// What armies of one's own ask of a game of Lords of War.
import type { Deck } from "../../protocol";
import { findCard } from "./cards.svelte";

export const RULES = ["standard", "personal", "mercenary"] as const; // each allows what those before it do

/** The least that has to be agreed on so that a deck may be played (variants C and D). */
export function armyRule(deck: string | Deck): (typeof RULES)[number] {
  if (typeof deck === "string" || !deck.cards) return "standard";
  const mixed = Object.keys(deck.cards).some((code) => (findCard(code)?.army ?? deck.army) !== deck.army);
  return mixed ? "mercenary" : "personal";
}
