// How the cards of the game at hand look and are called.  Every game gives its own; the parts know no game.
import type { BaseCard, CardStore } from "../cards/store.svelte";
import { getContext, setContext, type Component } from "svelte";

export type FaceSize = "board" | "hand" | "large";

/** A keyword in a sentence, with the rule that has the whole text. */
export interface Reminder {
  name: string;
  says: string;
  rule: string;
}

export interface Faces {
  game: string; // whose they are
  Face: Component<{ code: string; size: FaceSize; game?: string }>;
  name: (code: string) => string;
  printed?: (code: string) => string; // the English name, where it has another one here; else ""
  says: (code: string) => string; // the whole card in a sentence, for ears
  lines: (code: string) => string[]; // its rules text
  family: (code: string) => { name: string; glyph: string; tone: string }; // army, faction, race; `tone` is a class
  reminders?: (code: string) => Reminder[]; // what its keywords do
  place?: (code: string) => { cost: number; kind: string }; // its place in a sorted hand
  knows: (code: string) => boolean;
  ruled?: boolean; // whether the rules name single cards
}

/** What a card of a game with costs and keywords has. */
interface Priced extends BaseCard {
  kind: string;
  cost: number | null;
  keywords: Record<string, number>;
}

/** The faces of such a game, by its cards. */
export const facesOf = <C extends Priced>(
  cards: CardStore<C>,
  own: Pick<Faces, "Face" | "family"> & {
    describe: (card: C) => string; // in a sentence
    lines: (card: C) => string[];
    reminders: (keywords: Record<string, number>) => Reminder[];
  },
): Faces => {
  const of = <T>(code: string, told: (card: C) => T, unknown: T): T => {
    const card = cards.find(code);
    return card ? told(card) : unknown;
  };
  return {
    game: cards.game,
    Face: own.Face,
    name: cards.name,
    printed: cards.printed,
    says: (code) => of(code, own.describe, code),
    lines: (code) => of(code, own.lines, []),
    family: own.family,
    reminders: (code) => of(code, (card) => own.reminders(card.keywords), []),
    place: (code) => of(code, ({ cost, kind }) => ({ cost: cost ?? 99, kind }), { cost: 99, kind: "" }),
    knows: (code) => cards.find(code) !== undefined,
    ruled: true,
  };
};

const KEY = Symbol("faces");

export const setFaces = (faces: Faces): void => void setContext(KEY, faces);
export const getFaces = (): Faces => getContext<Faces>(KEY);
