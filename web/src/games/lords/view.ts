// What the server shows of a game of Lords of War, and its cards.  Seats are 0-based.
import type { LordsView } from "./shown";
import type { GameView } from "../views";

export type { CardView, HandView, LordsView, UnitView } from "./shown";

declare module "../views" {
  interface GameViews {
    lords: [LordsView, WrittenFacts];
  }
}

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export const RANKS = ["recruit", "regular", "veteran", "elite", "special", "command", "general"] as const;
export const CLASSES = ["infantry", "cavalry", "spear", "ranged", "berserker"] as const;
export const ARMIES = ["dwarves", "orcs", "elves", "lizardmen", "templars", "undead"] as const;

export type Rank = (typeof RANKS)[number];
export type UnitClass = (typeof CLASSES)[number];

/** The squares a ranged unit can hit, as (right, forward) steps from its own, and the value of its shot. */
export interface Template {
  value: number;
  squares: [number, number][];
}

/** The printed facts of a card, in its own frame: n is forward. */
export interface CardFacts {
  code: string;
  name: string;
  army: string;
  rank: Rank;
  kind: UnitClass;
  defence: number;
  arrows: number[];
  moves: boolean[];
  ranged: Template | null;
  copies: number;
}

/** A card as the server writes it. */
export interface WrittenFacts {
  rank: Rank;
  class: UnitClass;
  defence: number;
  arrows: Record<string, number>; // by direction
  moves: string[];
  ranged: Template | null;
  copies: number;
}

export const isLords = (view: GameView): view is LordsView => view.game === "lords";
