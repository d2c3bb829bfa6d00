// What happened, as sentences: the templates come from the server.
import { cardName } from "./cards.svelte";
import type { ShownEvent } from "../views";
import type { Part } from "../../parts/record";
import { fill, knows, say, type Words } from "../../words.svelte";
import { placeWord, playerWord, raceName } from "./speak";
import { PHASES, RACES_BY_NUMBER, type InvasionView } from "./view";
import { maybe, sentence } from "./words";

/** Events that only say what others say better. */
const QUIET = new Set(["phase", "passed", "paid", "resolves", "assigned", "develops", "shuffled-deck", "combat-over"]);
export const isQuiet = (event: ShownEvent): boolean => QUIET.has(event.kind);

/** What is told of the other card an event speaks of, in a sentence of its own. */
const MORE: Record<string, string> = {
  plays: "invasion.event.at",
  uses: "invasion.event.at",
  entered: "invasion.event.on",
};

function keyOf(event: ShownEvent, view: InvasionView): string {
  const kind = event.kind.startsWith("gained-") ? "gained" : event.kind;
  const base = `invasion.event.${kind}`;
  const mine = event.seat !== undefined && event.seat === view.seat;
  const variants = [
    kind === "gained" && (event.number ?? 0) === 1 && /cannot|scout|limited|necromancy/.test(event.kind) ? ".word" : "",
    event.card === undefined ? ".hidden" : "",
    mine ? ".you" : "",
  ];
  return (
    variants
      .filter(Boolean)
      .map((each) => base + each)
      .find(knows) ?? base
  );
}

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: InvasionView): Part[] {
  const words: Words = {};
  if (event.seat !== undefined) words.player = playerWord(event.seat, view);
  if (event.place !== undefined) words.place = placeWord(event.place, view);
  if (event.number !== undefined)
    words.number = event.kind.startsWith("gained-") && Number(event.number) > 0 ? `+${event.number}` : event.number;
  if (event.kind.startsWith("gained-")) words.stat = maybe(`invasion.stat.${event.kind.slice(7)}`);
  if (event.kind === "phase") words.phase = maybe(`invasion.phase.${PHASES[Number(event.number ?? 0)]}`);
  if (event.kind === "capital") words.race = raceName(RACES_BY_NUMBER[Number(event.number ?? 0)] ?? "");
  if (typeof event.other === "number" || event.kind === "totals") words.other = event.other ?? 0;
  const parts = filled(keyOf(event, view), event, words, view);
  const more = MORE[event.kind];
  if (more && typeof event.other === "string" && knows(more))
    parts.push({ text: " " }, ...filled(more, event, words, view));
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : [];
}

function filled(key: string, event: ShownEvent, words: Words, view: InvasionView): Part[] {
  const things: Record<string, string | number | undefined> = { card: event.card, other: event.other };
  return say(key)
    .split(/(\{card\}|\{other\})/)
    .filter(Boolean)
    .map((piece) => {
      const name = piece.slice(1, -1);
      const found = piece.startsWith("{") && !(name in words) ? things[name] : undefined;
      if (typeof found !== "string")
        return {
          text: fill(piece, { card: say("invasion.hidden-card"), other: say("invasion.hidden-card"), ...words }),
        };
      if (found === "link") return { text: say("invasion.link") };
      return found.startsWith("section-") ? { text: placeWord(found, view) } : { text: cardName(found), card: found };
    });
}
