// What has happened in a game of Warhammer: Invasion, as lines of the log.
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

/** Lines to be read: what says nothing new is left out. */
export const logLines = (log: readonly ShownEvent[], view: InvasionView): LogLine[] =>
  linesOf(
    log.filter((event) => !isQuiet(event)),
    (event) => logLine(event, view),
    (seat, number) => sentence(w("inv.drew", { player: playerWord(seat, view), number })),
  );

export const logLine = (event: ShownEvent, view: InvasionView): LogLine =>
  lineOf({ signs: SIGNS, weights: WEIGHTS, parts: eventParts }, event, view);
