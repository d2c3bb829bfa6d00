// What happened, as sentences: the templates come from the server.
import type { ShownEvent } from "../views";
import type { Part } from "../../parts/record";
import { fill, knows, say, type Words } from "../../words.svelte";
import { cardName } from "./cards.svelte";
import { placeWord, playerWord } from "./speak";
import { PHASES, type ConquestView } from "./view";
import { maybe, sentence } from "./words";

/** A place as an event names it: by the planet that lay there then, whatever lies there now. */
const placeOf = (place: string, event: ShownEvent, view: ConquestView): string =>
  event.planets?.[place] ? cardName(event.planets[place]) : placeWord(place, { ...view, planets: [] });

/** Events that only say what others say better. */
const QUIET = new Set(["passed", "paid", "assigned", "readied", "exhausted", "combat-round-over", "entered"]);
export const isQuiet = (event: ShownEvent): boolean => QUIET.has(event.kind) || !knows(baseOf(event));

/** From here on a loss means all there is. */
const ALL = -99;
const gained = (event: ShownEvent): string => (Number(event.number) <= ALL ? "gained.none" : "gained");
const baseOf = (event: ShownEvent): string =>
  `conquest.event.${event.kind.startsWith("gained-") ? gained(event) : event.kind}`;

const NUMBERS = /attack|hit-points|command|area-effect/;

/** What is told of the other card an event speaks of, in a sentence of its own. */
const MORE: Record<string, string> = { plays: "conquest.event.at", uses: "conquest.event.at" };

function keyOf(event: ShownEvent, view: ConquestView): string {
  const base = baseOf(event);
  const mine = event.seat !== undefined && event.seat === view.seat;
  const on =
    typeof event.other === "string" && !event.other.startsWith("planet") && !event.other.startsWith("hq") ? ".on" : "";
  const hidden = event.card === undefined ? ".hidden" : "";
  const word = event.kind.startsWith("gained-") && !NUMBERS.test(event.kind) ? ".word" : ""; // a keyword has no number
  return (
    [hidden, word, on, mine ? ".you" : ""]
      .filter(Boolean)
      .map((each) => base + each)
      .find(knows) ?? base
  );
}

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: ConquestView): Part[] {
  const words: Words = {};
  if (event.seat !== undefined) words.player = playerWord(event.seat, view);
  if (event.place !== undefined) words.place = placeOf(event.place, event, view);
  if (event.number !== undefined)
    words.number =
      typeof event.number === "number" && event.kind.startsWith("gained-") && event.number > 0
        ? `+${event.number}`
        : event.number;
  if (event.kind.startsWith("gained-")) words.stat = maybe(`conquest.stat.${event.kind.slice(7)}`);
  if (event.kind === "phase") words.phase = maybe(`conquest.phase.${PHASES[Number(event.number) - 1]}`);
  if (typeof event.other === "number") words.other = event.other;
  const parts = filled(keyOf(event, view), event, words, view);
  const more = MORE[event.kind];
  if (more && typeof event.other === "string" && knows(more))
    parts.push({ text: " " }, ...filled(more, event, words, view));
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : [];
}

/** Names of cards are pieces of their own: they can be looked at. */
function filled(key: string, event: ShownEvent, words: Words, view: ConquestView): Part[] {
  const things: Record<string, string | number | undefined> = {
    card: event.card,
    other: event.other,
    number: event.number,
    planet: event.number,
  };
  return say(key)
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const name = piece.slice(1, -1);
      const found = piece.startsWith("{") ? things[name] : undefined;
      if (typeof found !== "string")
        return {
          text: fill(piece, { card: say("conquest.hidden-card"), other: say("conquest.hidden-card"), ...words }),
        };
      return /^(planet|hq)-\d$/.test(found)
        ? { text: placeOf(found, event, view), card: event.planets?.[found] }
        : { text: cardName(found), card: found };
    });
}
