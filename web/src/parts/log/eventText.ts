// What happened, as sentences in pieces: the templates come from the server.
import type { ShownEvent } from "../../games/views";
import { afterName } from "../../message";
import { knows, pieces, sentence, type Words } from "../../words.svelte";
import type { Part } from "./record";

/** How a game fills in an event. */
export interface Filling {
  key: string; // of the template
  more?: string; // of one for the other card it speaks of
  words: Words;
  things: Record<string, string | number | undefined>; // by place: what is no word but a code
  thing: (code: string) => Part; // a code in words; names of cards are pieces of their own: they can be looked at
  hidden: string; // a card that is not seen
}

/** Resources that somebody was to get, and none there were. */
export const isNothing = ({ kind, number }: ShownEvent): boolean => kind === "earned" && number === 0;

/** The first of the variants of a message that there is. */
export const variant = (base: string, endings: readonly string[]): string =>
  endings
    .filter(Boolean)
    .map((each) => base + each)
    .find(knows) ?? base;

export function eventSentence(event: ShownEvent, filling: Filling): Part[] {
  const parts = filled(filling.key, filling);
  const { more } = filling;
  if (more && typeof event.other === "string" && knows(more)) parts.push({ text: " " }, ...filled(more, filling));
  const [first, ...rest] = parts.map((part, at) => ({
    ...part,
    text: afterName(parts[at - 1]?.text ?? "", part.text),
  }));
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : [];
}

function filled(key: string, { words, things, thing, hidden }: Filling): Part[] {
  const known: Record<string, Part> = {};
  for (const [place, code] of Object.entries(things)) if (typeof code === "string") known[place] = thing(code);
  return pieces<Part>(key, { card: hidden, other: hidden, ...words, ...known }).map((piece) =>
    typeof piece === "string" ? { text: piece } : piece,
  );
}
