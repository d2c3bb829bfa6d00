// What has happened in a game of Warhammer 40,000: Conquest, as lines of the log.
import type { GlyphName } from "../../cards/glyphs";
import type { LogLine } from "../../parts/record";
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
  destroyed: "loss",
  sacrificed: "loss",
  bloodied: "loss",
  defeated: "end",
  decked: "end",
  "won-planet": "end",
};

/** Lines to be read: what says nothing new is left out, and cards drawn together are counted. */
export function logLines(log: readonly ShownEvent[], view: ConquestView): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = 0; at < log.length; at++) {
    const event = log[at]!;
    if (isQuiet(event)) continue;
    const hidden = (each: ShownEvent | undefined): boolean =>
      each?.kind === "drew" && !each.card && each.seat === event.seat;
    let drawn = 0;
    while (hidden(log[at + drawn])) drawn++;
    const line = logLine(event, view);
    if (drawn > 1) {
      line.parts = [{ text: sentence(w("con.drew", { player: playerWord(event.seat ?? 0, view), number: drawn })) }];
      at += drawn - 1;
    }
    lines.push(line);
  }
  return lines;
}

export function logLine(event: ShownEvent, view: ConquestView): LogLine {
  return {
    parts: eventParts(event, view),
    rule: event.rule,
    weight: WEIGHTS[event.kind] ?? "",
    tone:
      event.seat === undefined || event.kind === "round" ? "" : event.seat === Math.max(0, view.seat) ? "you" : "foe",
    glyph: SIGNS[event.kind] ?? null,
  };
}
