// The cards that decks of Conquest are built from, and the ally that was chosen on the wheel.
import type { Building } from "../../decks/building.svelte";
import type { PoolCard } from "../../protocol";
import { alliesOf, mustChoose, strangers } from "./building";

export const NOBODY = "none"; // no ally, by choice

let pooled = $state.raw(new Map<string, PoolCard>());
let chosen = $state.raw({ taken: -1, army: "", faction: "" });

export function setPool(cards: PoolCard[]): void {
  pooled = new Map(cards.map((card) => [card.code, card]));
}

export const pooledCard = (code: string): PoolCard | undefined => pooled.get(code);

/** The cards of a deck with their numbers; those that nobody knows are left out. */
export const heldCards = (build: Building): [PoolCard, number][] =>
  Object.entries(build.cards).flatMap(([code, count]): [PoolCard, number][] =>
    pooled.has(code) ? [[pooled.get(code)!, count]] : [],
  );

/** The choice belongs to this deck and this warlord. */
export function chooseAlly(build: Building, faction: string): void {
  chosen = { taken: build.taken, army: build.army, faction };
}

/** The ally of a deck: the one that was chosen, else the one whose cards it holds; "": it is open still. */
export function allyOf(build: Building): string {
  const warlord = pooled.get(build.army);
  if (!warlord || !mustChoose(alliesOf(warlord))) return "";
  if (chosen.taken === build.taken && chosen.army === build.army) return chosen.faction;
  return (
    strangers(heldCards(build), warlord.family).find(([faction]) =>
      alliesOf(warlord).factions.includes(faction),
    )?.[0] ?? ""
  );
}
