// Events of Warhammer: Invasion as sentences.
import { cardName } from "./cards/cards.svelte";
import type { ShownEvent } from "../views";
import { eventSentence, isNothing } from "../../parts/log/eventText";
import type { Part } from "../../parts/log/record";
import { say } from "../../words.svelte";
import { placeWord, playerWord } from "./speak";
import { MESSAGE_TABLES } from "./messageTables";
import type { InvasionView } from "./view";

/** Events that other events describe better. */
const QUIET = new Set(["phase", "passed", "paid", "resolves", "assigned", "develops", "shuffled-deck", "combat-over"]);
export const isQuiet = (event: ShownEvent): boolean => QUIET.has(event.kind) || isNothing(event);

/** An event as a sentence, in pieces. */
export const eventParts = (event: ShownEvent, view: InvasionView): Part[] =>
  eventSentence(event, MESSAGE_TABLES, {
    reader: view.seat,
    player: (seat) => playerWord(seat, view),
    place: (place) => placeWord(place, view),
    thing: (code) => {
      if (code === "link") return { text: say("invasion.link") };
      if (code.startsWith("section-")) return { text: placeWord(code, view) };
      if (code.startsWith("player-")) return { text: playerWord(Number(code.slice(7)) - 1, view) };
      return { text: cardName(code), card: code };
    },
  });
