// The events of Warhammer: Invasion as log lines.
import type { GlyphName } from "../../cards/glyphs";
import { lineOf, linesOf, type LogLine } from "../../parts/log/record";
import { playerWord } from "./speak";
import type { ShownEvent } from "../views";
import { eventParts, isQuiet } from "./eventText";
import type { InvasionView } from "./view";
import { sentence, w } from "./words";

const SIGNS: Record<string, GlyphName> = {
  drew: "deck",
  plays: "hand",
  "plays-into": "plus",
  uses: "tactic",
  triggers: "tactic",
  entered: "plus",
  developed: "tower",
  cancelled: "close",
  fizzled: "close",
  moved: "next",
  corrupted: "skull",
  restored: "undo",
  discarded: "discard",
  destroyed: "skull",
  sacrificed: "skull",
  returned: "undo",
  tokens: "coin",
  burned: "fire",
  control: "flag",
  target: "target",
  attacks: "battlefield",
  defends: "shield",
  damaged: "drop",
  healed: "plus",
  collected: "coin",
  earned: "coin",
  lost: "coin",
  revealed: "eye",
  searches: "eye",
  resigned: "flag",
  decked: "deck",
  totals: "battlefield",
  picked: "hand",
  removed: "close",
};
const WEIGHTS: Record<string, LogLine["weight"]> = {
  turn: "head",
  destroyed: "loss",
  sacrificed: "loss",
  burned: "end",
  decked: "end",
};

/** True if a played card entered play at once. */
const isOne = (plays: ShownEvent | undefined, enters: ShownEvent | undefined): boolean =>
  plays?.kind === "plays" && enters?.kind === "entered" && plays.card !== undefined && plays.card === enters.card;

/**
 * The events of a log that are shown, in order. Playing a card and entering play share a line; an attack without
 * attackers is left out.
 */
function told(log: readonly ShownEvent[]): ShownEvent[] {
  const loud = log.filter((event) => !isQuiet(event));
  return loud.flatMap((event, at) => {
    const [before, next] = [loud[at - 1], loud[at + 1]];
    if (isOne(before, event)) return [];
    if (next && isOne(event, next)) return [{ ...next, kind: "plays-into", seat: event.seat }];
    return event.kind === "target" && next?.kind === "no-attack" ? [] : [event];
  });
}

/** The log lines, without events that add nothing. */
export const logLines = (log: readonly ShownEvent[], view: InvasionView): LogLine[] =>
  linesOf(told(log), view, logLine, (seat, number) =>
    sentence(w("inv.drew", { player: playerWord(seat, view), number })),
  );

export const logLine = (event: ShownEvent, view: InvasionView): LogLine =>
  lineOf({ signs: SIGNS, weights: WEIGHTS, parts: eventParts }, event, view);
