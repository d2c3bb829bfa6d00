// Turns events into sentences: the message of an event and its arguments. Counterpart of
// src/warhost/text/duel/speaker.py; the tables of each game are generated from its speaker there.
import type { ShownEvent } from "../../games/views";
import { afterName } from "../../message";
import { knows, maybe, pieces, say, sentence, type Words } from "../../words.svelte";
import type { Part } from "./record";

/** The meaning of a number or a word. */
interface Meaning {
  argument: string;
  of: string;
  keys: string[];
}

/** A message that is used if all conditions in `when` are true. */
export interface MessageChoice {
  key: string;
  when: string[];
}

/** The tables that turn a game's events, questions and options into text. */
export interface MessageTables {
  game: string;
  numbers: Record<string, Meaning>; // by kind of event: the meaning of its number
  // By kind of event: suffixes of additional messages, by the argument they need.
  more: Record<string, Record<string, string>>;
  words: string[]; // gains that have no number
  everything: number; // a loss of at least this number means all; 0 if there is no such loss
  places: string; // regular expression for names of places (other than cards) in events
  asked: Record<string, MessageChoice[]>; // by question: the first match is used
  undescriptive: string[]; // verbs of answers that do not describe what an effect asks
  // By verb: the first match is used; a condition on the question applies to all of its options.
  options: Record<string, MessageChoice[]>;
  meanings: Record<string, Meaning>; // by verb: what the argument of an option stands for
  effective: string[]; // verbs of options that are described by their effect
  priced: Record<string, string>; // by verb: the message with the text of an option that has a cost and no target
}

/** Functions that name things at a table. */
export interface Naming {
  reader: number;
  player: (seat: number) => string;
  place: (place: string, event: ShownEvent) => string;
  // The text of a code; a card is a separate piece, so that it can be looked at.
  thing: (code: string, event: ShownEvent) => Part;
}

const GAINED = "gained-";

/** True for an event in which a player gains resources but none are left. */
export const isNothing = ({ kind, number }: ShownEvent): boolean => kind === "earned" && number === 0;

/** The message key of an event, without the suffix that depends on the reader. */
export function baseOf({ kind, number }: ShownEvent, { game, words, everything }: MessageTables): string {
  if (!kind.startsWith(GAINED)) return `${game}.event.${kind}`;
  if (everything && Number(number) <= -everything) return `${game}.event.gained.none`;
  return `${game}.event.gained${words.includes(kind.slice(GAINED.length)) ? ".word" : ""}`;
}

function keyOf(event: ShownEvent, tables: MessageTables, reader: number): string {
  const base = baseOf(event, tables);
  if (event.kind.startsWith(GAINED)) return base;
  const place = new RegExp(`^(${tables.places})$`);
  const endings = [
    event.card === undefined ? ".hidden" : "",
    typeof event.other === "string" && !place.test(event.other) ? ".on" : "",
    reader >= 0 && event.seat === reader ? ".you" : "",
  ];
  const found = endings.filter(Boolean).map((each) => base + each);
  return found.find(knows) ?? base;
}

/** A number with its sign, for gains and losses. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** The arguments that are words. */
function wordsOf(event: ShownEvent, { game, numbers }: MessageTables, naming: Naming): Words {
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

/** The text of an event, in pieces. */
export function eventSentence(event: ShownEvent, tables: MessageTables, naming: Naming): Part[] {
  const { game, numbers, more } = tables;
  const hidden = say(`${game}.hidden-card`);
  const things: Record<string, Part | string | number> = { card: hidden, other: hidden };
  Object.assign(things, wordsOf(event, tables, naming));
  if (event.card !== undefined) things.card = naming.thing(event.card, event);
  if (typeof event.other === "string") things.other = naming.thing(event.other, event);
  const named = numbers[event.kind];
  if (named?.of === "card") things[named.argument] = naming.thing(String(event.number), event);
  const said = (key: string): Part[] =>
    pieces<Part>(key, things).map((piece) => (typeof piece === "string" ? { text: piece } : piece));
  const parts = said(keyOf(event, tables, naming.reader));
  for (const [argument, ending] of Object.entries(more[event.kind] ?? {}))
    if (event[argument === "other" ? "other" : "number"] !== undefined)
      parts.push({ text: " " }, ...said(`${game}.event.${ending}`));
  const [first, ...rest] = parts.map((part, at) => ({
    ...part,
    text: afterName(parts[at - 1]?.text ?? "", part.text),
  }));
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : [];
}
