// The server's view of a Lords of War game, and its cards. Seats are 0-based.
import type { CardFacts as PrintedFacts, LordsView, Template } from "./shown";
import type { GameView } from "../views";

export type { CardFacts as PrintedFacts, CardView, HandView, LordsView, UnitView } from "./shown";

declare module "../views" {
  interface GameViews {
    lords: [LordsView, PrintedFacts];
  }
}

export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export const RANKS = ["recruit", "regular", "veteran", "elite", "special", "command", "general"] as const;
export const CLASSES = ["infantry", "cavalry", "spear", "ranged", "berserker"] as const;

export type Rank = (typeof RANKS)[number];
export type UnitClass = (typeof CLASSES)[number];

/** The printed facts of a card, from its own orientation: n is forward. */
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

export const isLords = (view: GameView): view is LordsView => view.game === "lords";
