// What happened in a game of Warhammer: Invasion, as sentences.
import { cardName } from "./cards/cards.svelte";
import type { ShownEvent } from "../views";
import { eventSentence, isNothing, variant } from "../../parts/log/eventText";
import type { Part } from "../../parts/log/record";
import { say, type Words } from "../../words.svelte";
import { placeWord, playerWord, raceName } from "./speak";
import { PHASES, RACES_BY_NUMBER, type InvasionView } from "./view";
import { maybe } from "./words";

/** Events that only say what others say better. */
const QUIET = new Set(["phase", "passed", "paid", "resolves", "assigned", "develops", "shuffled-deck", "combat-over"]);
export const isQuiet = (event: ShownEvent): boolean => QUIET.has(event.kind) || isNothing(event);

/** What is told of the other card an event speaks of, in a sentence of its own. */
const MORE: Record<string, string> = {
  plays: "invasion.event.at",
  uses: "invasion.event.at",
  entered: "invasion.event.on",
  "plays-into": "invasion.event.on",
};

function keyOf(event: ShownEvent, view: InvasionView): string {
  const kind = event.kind.startsWith("gained-") ? "gained" : event.kind;
  return variant(kind === "plays-into" ? "inv.plays" : `invasion.event.${kind}`, [
    kind === "gained" && (event.number ?? 0) === 1 && /cannot|scout|limited|necromancy/.test(event.kind) ? ".word" : "",
    event.card === undefined ? ".hidden" : "",
    event.seat !== undefined && event.seat === view.seat ? ".you" : "",
  ]);
}

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: InvasionView): Part[] {
  const { kind, number = 0, other } = event;
  const words: Words = {};
  const gained = kind.startsWith("gained-");
  if (event.place !== undefined) words.place = placeWord(event.place, view);
  if (event.number !== undefined) words.number = gained && Number(number) > 0 ? `+${number}` : number;
  if (gained) words.stat = maybe(`invasion.stat.${kind.slice(7)}`);
  if (kind === "phase") words.phase = maybe(`invasion.phase.${PHASES[Number(number)]}`);
  if (kind === "capital") words.race = raceName(RACES_BY_NUMBER[Number(number)] ?? "");
  if (event.seat !== undefined) words.player = playerWord(event.seat, view);
  if (typeof other === "number" || kind === "totals") words.other = other ?? 0;
  return eventSentence(event, {
    key: keyOf(event, view),
    more: MORE[kind],
    words,
    things: { card: event.card, other: "other" in words ? undefined : other },
    thing: (code) => {
      if (code === "link") return { text: say("invasion.link") };
      return code.startsWith("section-") ? { text: placeWord(code, view) } : { text: cardName(code), card: code };
    },
    hidden: say("invasion.hidden-card"),
  });
}
