// What the server shows of a game, whichever it is.
import type { SimpleView } from "./simple/shown";

/** What the server shows of each game, and the printed facts of its cards.  The `view.ts` of a game's folder adds its own. */
export interface GameViews {
  simple: [SimpleView, Record<string, number>];
}

export type GameView = GameViews[keyof GameViews][0];

/** The printed facts of a card. */
export type CardFacts = GameViews[keyof GameViews][1];

/** What the people at the table are called, by seat: added by the screen, for a game knows no names. */
export interface Named {
  names?: readonly string[];
}

/** Something that happened, as a seat may know it. */
export interface ShownEvent {
  kind: string;
  rule: string;
  seat?: number;
  card?: string;
  place?: string;
  other?: string | number;
  number?: number | string;
  trait?: string;
  planets?: Record<string, string>; // by place: the planets it speaks of, as they lay when it happened
}
