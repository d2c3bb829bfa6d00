// What happened, as sentences in pieces: which message says an event, and with what.  As src/warhost/text/duel/speaker.py;
// the tables of each game are generated from those of its speaker there.
import type { ShownEvent } from "../../games/views";
import { afterName } from "../../message";
import { knows, maybe, pieces, say, sentence, type Words } from "../../words.svelte";
import type { Part } from "./record";

/** What a number or a word stands for. */
interface Meaning {
  argument: string;
  of: string;
  keys: string[];
}

/** A message for use where everything in `when` is true. */
export interface Asking {
  key: string;
  when: string[];
}

/** The events, questions and options of a game in words. */
export interface Speech {
  game: string;
  numbers: Record<string, Meaning>; // by kind: what a number stands for
  more: Record<string, Record<string, string>>; // by kind, the ending of a further message by the argument it needs
  words: string[]; // what is gained without a number
  everything: number; // a loss of this much means all there is; 0 if there is no such loss
  places: string; // a regular expression: what an event names besides cards
  asked: Record<string, Asking[]>; // by question: the first that fits is used
  untold: string[]; // verbs of answers that do not tell what an effect asks
  options: Record<string, Asking[]>; // by verb: the first that fits is used; a question is true of its options
  meant: Record<string, Meaning>; // by verb: what the word of an option stands for
  effective: string[]; // verbs of options that are described by their effect
  priced: Record<string, string>; // by verb: a message around an option that costs something and is aimed at nothing
}

/** What things are called at a table. */
export interface Naming {
  reader: number;
  player: (seat: number) => string;
  place: (place: string, event: ShownEvent) => string;
  thing: (code: string, event: ShownEvent) => Part; // a code in words; a card is a separate piece: it can be looked at
}

const GAINED = "gained-";

/** Resources that a player should get when none are left. */
export const isNothing = ({ kind, number }: ShownEvent): boolean => kind === "earned" && number === 0;

/** The message of an event, without the endings that depend on who reads it. */
export function baseOf({ kind, number }: ShownEvent, { game, words, everything }: Speech): string {
  if (!kind.startsWith(GAINED)) return `${game}.event.${kind}`;
  if (everything && Number(number) <= -everything) return `${game}.event.gained.none`;
  return `${game}.event.gained${words.includes(kind.slice(GAINED.length)) ? ".word" : ""}`;
}

function keyOf(event: ShownEvent, speech: Speech, reader: number): string {
  const base = baseOf(event, speech);
  if (event.kind.startsWith(GAINED)) return base;
  const place = new RegExp(`^(${speech.places})$`);
  const endings = [
    event.card === undefined ? ".hidden" : "",
    typeof event.other === "string" && !place.test(event.other) ? ".on" : "",
    reader >= 0 && event.seat === reader ? ".you" : "",
  ];
  const found = endings.filter(Boolean).map((each) => base + each);
  return found.find(knows) ?? base;
}

/** A number with its sign, as something that is gained. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** The arguments that are words. */
function wordsOf(event: ShownEvent, { game, numbers }: Speech, naming: Naming): Words {
  const { kind, number, other, place, seat, trait } = event;
  const words: Words = {};
  if (seat !== undefined) words.player = naming.player(seat);
  if (place !== undefined) words.place = naming.place(place, event);
  if (trait !== undefined) words.trait = trait;
  if (typeof other === "number") words.other = other;
  if (number !== undefined) words.number = number;
  if (kind.startsWith(GAINED)) {
    words.number = signed(Number(number));
    words.stat = maybe(`${game}.stat.${kind.slice(GAINED.length)}`);
  }
  const named = numbers[kind];
  if (named && named.of !== "card") words[named.argument] = maybe(`${game}.${named.of}.${named.keys[Number(number)]}`);
  return words;
}

/** An event as a sentence or two, in pieces. */
export function eventSentence(event: ShownEvent, speech: Speech, naming: Naming): Part[] {
  const { game, numbers, more } = speech;
  const hidden = say(`${game}.hidden-card`);
  const things: Record<string, Part | string | number> = { card: hidden, other: hidden };
  Object.assign(things, wordsOf(event, speech, naming));
  if (event.card !== undefined) things.card = naming.thing(event.card, event);
  if (typeof event.other === "string") things.other = naming.thing(event.other, event);
  const named = numbers[event.kind];
  if (named?.of === "card") things[named.argument] = naming.thing(String(event.number), event);
  const said = (key: string): Part[] =>
    pieces<Part>(key, things).map((piece) => (typeof piece === "string" ? { text: piece } : piece));
  const parts = said(keyOf(event, speech, naming.reader));
  for (const [argument, ending] of Object.entries(more[event.kind] ?? {}))
    if (event[argument === "other" ? "other" : "number"] !== undefined)
      parts.push({ text: " " }, ...said(`${game}.event.${ending}`));
  const [first, ...rest] = parts.map((part, at) => ({
    ...part,
    text: afterName(parts[at - 1]?.text ?? "", part.text),
  }));
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : [];
}
