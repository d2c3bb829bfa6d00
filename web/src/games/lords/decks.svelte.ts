// What armies of one's own ask of a game of Lords of War.
import { findCard } from "../../cards.svelte";
import type { Deck } from "../../protocol";

/** The least that has to be agreed on so that a deck may be played (variants C and D). */
export function armyRule(deck: string | Deck): "standard" | "personal" | "mercenary" {
  if (typeof deck === "string" || !deck.cards) return "standard";
  const mixed = Object.keys(deck.cards).some((code) => (findCard(code)?.army ?? deck.army) !== deck.army);
  return mixed ? "mercenary" : "personal";
}
