// The events of Lords of War as log lines and as marks on the board.
import type { GlyphName } from "../../cards/glyphs";
import type { LogLine } from "../../parts/log/record";
import { eventParts } from "./speak";
import type { LordsView } from "./view";
import type { ShownEvent } from "../views";

const SIGNS: Record<string, GlyphName> = {
  deployed: "plus",
  moved: "next",
  advanced: "next",
  shot: "target",
  eliminated: "skull",
  drew: "deck",
  recalled: "undo",
  revealed: "eye",
  skipped: "minus",
  "extra-turn": "general",
  "generals-fell": "general",
  resigned: "flag",
  "computer-plays-on": "flag",
  ended: "command",
};
const WEIGHTS: Record<string, LogLine["weight"]> = { turn: "head", eliminated: "loss", ended: "end" };

export function logLine(event: ShownEvent, view: LordsView): LogLine {
  const side = event.seat === undefined ? null : view.sides[event.seat];
  const mine = view.sides[Math.max(0, view.seat)]; // spectators see the table from the first seat's side
  return {
    parts: eventParts(event, view),
    rule: event.rule,
    weight: WEIGHTS[event.kind] ?? "",
    tone: side === null || event.kind === "turn" ? "" : side === mine ? "you" : "foe",
    glyph: SIGNS[event.kind] ?? null,
    event,
  };
}

export const logLines = (log: readonly ShownEvent[], view: LordsView): LogLine[] =>
  log.map((event) => logLine(event, view));

export interface Traces {
  recent: Set<string>; // squares where something was placed or moved
  graves: Set<string>; // squares where a unit was destroyed
}

/** The squares of the events in this turn and the one before. */
export function traces(log: readonly ShownEvent[]): Traces {
  const [recent, graves] = [new Set<string>(), new Set<string>()];
  let turns = 0;
  for (let at = log.length - 1; at >= 0 && turns < 2; at--) {
    const event = log[at]!;
    if (event.kind === "turn") turns++;
    if (!event.place) continue;
    if (["deployed", "moved", "advanced"].includes(event.kind)) recent.add(event.place);
    if (event.kind === "eliminated") graves.add(event.place);
  }
  return { recent, graves };
}
