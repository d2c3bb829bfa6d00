// Events of Warhammer 40,000: Conquest as sentences.
import type { ShownEvent } from "../views";
import { baseOf, eventSentence, isNothing } from "../../parts/log/eventText";
import type { Part } from "../../parts/log/record";
import { knows } from "../../words.svelte";
import { cardName } from "./cards/cards.svelte";
import { placeWord, playerWord } from "./speak";
import { MESSAGE_TABLES } from "./messageTables";
import type { ConquestView } from "./view";

/** Events that other events describe better. */
const QUIET = new Set(["passed", "paid", "assigned", "readied", "exhausted", "combat-round-over", "entered"]);
export const isQuiet = (event: ShownEvent): boolean =>
  QUIET.has(event.kind) || isNothing(event) || !knows(baseOf(event, MESSAGE_TABLES));

const PLACE = new RegExp(`^(${MESSAGE_TABLES.places})$`);

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: ConquestView): Part[] {
  /** The name of the planet at the time of the event; another planet may be at that place now. */
  const place = (text: string): string =>
    event.planets?.[text] ? cardName(event.planets[text]) : placeWord(text, { ...view, planets: [] });
  return eventSentence(event, MESSAGE_TABLES, {
    reader: view.seat,
    player: (seat) => playerWord(seat, view),
    place,
    thing: (code) =>
      PLACE.test(code) ? { text: place(code), card: event.planets?.[code] } : { text: cardName(code), card: code },
  });
}
