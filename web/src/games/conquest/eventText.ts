// What happened in a game of Warhammer 40,000: Conquest, as sentences.
import type { ShownEvent } from "../views";
import { eventSentence, isNothing, variant } from "../../parts/log/eventText";
import type { Part } from "../../parts/log/record";
import { knows, say, type Words } from "../../words.svelte";
import { cardName } from "./cards/cards.svelte";
import { placeWord, playerWord } from "./speak";
import { PHASES, type ConquestView } from "./view";
import { maybe } from "./words";

/** A place as an event names it: by the planet that lay there then, whatever lies there now. */
const placeOf = (place: string, event: ShownEvent, view: ConquestView): string =>
  event.planets?.[place] ? cardName(event.planets[place]) : placeWord(place, { ...view, planets: [] });

/** Events that only say what others say better. */
const QUIET = new Set(["passed", "paid", "assigned", "readied", "exhausted", "combat-round-over", "entered"]);
export const isQuiet = (event: ShownEvent): boolean =>
  QUIET.has(event.kind) || isNothing(event) || !knows(baseOf(event));

/** From here on a loss means all there is. */
const ALL = -99;
const gained = (event: ShownEvent): string => (Number(event.number) <= ALL ? "gained.none" : "gained");
const baseOf = (event: ShownEvent): string =>
  `conquest.event.${event.kind.startsWith("gained-") ? gained(event) : event.kind}`;

const NUMBERS = /attack|hit-points|command|area-effect/;

/** What is told of the other card an event speaks of, in a sentence of its own. */
const MORE: Record<string, string> = { plays: "conquest.event.at", uses: "conquest.event.at" };

function keyOf(event: ShownEvent, view: ConquestView): string {
  const on =
    typeof event.other === "string" && !event.other.startsWith("planet") && !event.other.startsWith("hq") ? ".on" : "";
  return variant(baseOf(event), [
    event.card === undefined ? ".hidden" : "",
    event.kind.startsWith("gained-") && !NUMBERS.test(event.kind) ? ".word" : "", // a keyword has no number
    on,
    event.seat !== undefined && event.seat === view.seat ? ".you" : "",
  ]);
}

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: ConquestView): Part[] {
  const words: Words = {};
  const gains = event.kind.startsWith("gained-");
  if (event.seat !== undefined) words.player = playerWord(event.seat, view);
  if (event.place !== undefined) words.place = placeOf(event.place, event, view);
  if (event.number !== undefined)
    words.number = typeof event.number === "number" && gains && event.number > 0 ? `+${event.number}` : event.number;
  if (gains) words.stat = maybe(`conquest.stat.${event.kind.slice(7)}`);
  if (event.kind === "phase") words.phase = maybe(`conquest.phase.${PHASES[Number(event.number) - 1]}`);
  if (typeof event.other === "number") words.other = event.other;
  return eventSentence(event, {
    key: keyOf(event, view),
    more: MORE[event.kind],
    words,
    things: { card: event.card, other: event.other, number: event.number, planet: event.number },
    thing: (code) =>
      /^(planet|hq)-\d$/.test(code)
        ? { text: placeOf(code, event, view), card: event.planets?.[code] }
        : { text: cardName(code), card: code },
    hidden: say("conquest.hidden-card"),
  });
}
