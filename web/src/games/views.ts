// What the server shows of a game, whichever it is.
import type { CardFacts as ConquestFacts, ConquestView } from "./conquest/view";
import type { CardFacts as InvasionFacts, InvasionView } from "./invasion/view";
import type { SimpleView } from "./simple/shown";
import type { LordsView, WrittenFacts as LordsFacts } from "./lords/view";

/** The printed facts of a card. */
export type CardFacts = LordsFacts | InvasionFacts | ConquestFacts | Record<string, number>;

export type GameView = LordsView | InvasionView | ConquestView | SimpleView;

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
  planets?: Record<string, string>; // by place: the planets it speaks of, as they lay when it happened
}
