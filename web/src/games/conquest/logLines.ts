// The events of Warhammer 40,000: Conquest as log lines.
import type { GlyphName } from "../../cards/glyphs";
import { lineOf, linesOf, type LogLine } from "../../parts/log/record";
import { playerWord } from "./speak";
import type { ShownEvent } from "../views";
import { eventParts, isQuiet } from "./eventText";
import type { ConquestView } from "./view";
import { sentence, w } from "./words";

const SIGNS: Record<string, GlyphName> = {
  drew: "deck",
  deploys: "plus",
  plays: "tactic",
  uses: "tactic",
  attached: "attachment",
  cancelled: "close",
  moved: "next",
  committed: "warlord",
  retreated: "undo",
  dialled: "dial",
  "won-struggle": "command",
  battle: "battlefield",
  attacks: "attack",
  defends: "shield",
  "defends-instead": "shield",
  "area-effect": "fire",
  shields: "shield",
  prevented: "shield",
  damaged: "drop",
  "moved-damage": "drop",
  reassigned: "drop",
  healed: "heart",
  destroyed: "skull",
  sacrificed: "skull",
  discarded: "discard",
  bloodied: "drop",
  defeated: "skull",
  earned: "coin",
  lost: "coin",
  "won-battle": "flag",
  "won-planet": "planet",
  "lost-planet": "planet",
  "turned-up": "planet",
  "shown-planet": "eye",
  "first-planet": "first-planet",
  initiative: "initiative",
  revealed: "eye",
  looked: "eye",
  searched: "eye",
  resigned: "flag",
  decked: "deck",
  tokens: "token",
  stalemate: "clock",
};
const WEIGHTS: Record<string, LogLine["weight"]> = {
  round: "head",
  phase: "phase",
  destroyed: "loss",
  sacrificed: "loss",
  bloodied: "loss",
  defeated: "end",
  decked: "end",
  "won-planet": "end",
};

/**
 * True for an event that its neighbour already describes: an attack before its defender is named, damage that a shield
 * prevents.
 */
function isTold(event: ShownEvent, before: ShownEvent | undefined, after: ShownEvent | undefined): boolean {
  if (event.kind === "attacks") return after?.kind === "defends" && after.other === event.card;
  if (event.kind === "prevented") return before?.kind === "shields" && before.other === event.card;
  return event.kind === "earned" && !event.number;
}

/** The events of a log that are shown, in order; a phase only if it contains events. */
function told(log: readonly ShownEvent[]): ShownEvent[] {
  const loud = log.filter((event) => !isQuiet(event));
  const needed = loud.filter((event, at) => !isTold(event, loud[at - 1], loud[at + 1]));
  return needed.filter(({ kind }, at) => {
    const next = needed[at + 1]?.kind;
    return kind !== "phase" || (next !== undefined && next !== "phase" && next !== "round");
  });
}

/** The log lines, without events that add nothing. */
export const logLines = (log: readonly ShownEvent[], view: ConquestView): LogLine[] =>
  linesOf(told(log), view, logLine, (seat, number) =>
    sentence(w("con.drew", { player: playerWord(seat, view), number })),
  );

export const logLine = (event: ShownEvent, view: ConquestView): LogLine =>
  lineOf({ signs: SIGNS, weights: WEIGHTS, parts: eventParts }, event, view);
