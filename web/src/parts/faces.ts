// How the cards of the game at hand look and are called.  Every game gives its own; the parts know no game.
import { getContext, setContext, type Component } from "svelte";

export type FaceSize = "board" | "hand" | "large";

/** A keyword in a sentence, with the rule where it is told whole. */
export interface Reminder {
  name: string;
  says: string;
  rule: string;
}

export interface Faces {
  game: string; // whose they are
  Face: Component<{ code: string; size: FaceSize; game?: string }>;
  name: (code: string) => string;
  says: (code: string) => string; // the whole card in a sentence, for ears
  lines: (code: string) => string[]; // its rules text
  family: (code: string) => { name: string; glyph: string; tone: string }; // army, faction, race; `tone` is a class
  reminders?: (code: string) => Reminder[]; // what its keywords do
  place?: (code: string) => { cost: number; kind: string }; // where it lies in a hand that is sorted
  knows: (code: string) => boolean;
}

const KEY = Symbol("faces");

export const setFaces = (faces: Faces): void => void setContext(KEY, faces);
export const getFaces = (): Faces => getContext<Faces>(KEY);
