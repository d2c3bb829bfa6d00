// Types of the server's views, for all games.
import type { SimpleView } from "./simple/shown";

/**
 * By game: the type of its view and of the printed facts of its cards. The `view.ts` of each game's folder adds its
 * entry.
 */
export interface GameViews {
  simple: [SimpleView, Record<string, number>];
}

export type GameView = GameViews[keyof GameViews][0];

/** The printed facts of a card. */
export type CardFacts = GameViews[keyof GameViews][1];

/** The players' names by seat. The screen adds them, because a game's view has no names. */
export interface Named {
  names?: readonly string[];
}

/** An event, as visible to a seat. */
export interface ShownEvent {
  kind: string;
  rule: string;
  seat?: number;
  card?: string;
  place?: string;
  other?: string | number;
  number?: number | string;
  trait?: string;
  planets?: Record<string, string>; // planet codes by place, as they were at the time of the event
}
