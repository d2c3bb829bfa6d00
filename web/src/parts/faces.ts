// Names and looks of the cards of the current game. Each game supplies its own; shared components depend on no game.
import type { BaseCard, CardStore } from "../cards/store.svelte";
import { getContext, setContext, type Component } from "svelte";

export type FaceSize = "board" | "hand" | "large";

/** A keyword's reminder text, with the rule that has the full text. */
export interface Reminder {
  name: string;
  says: string;
  rule: string;
}

export interface Faces {
  game: string; // the game of these cards
  Face: Component<{ code: string; size: FaceSize; game?: string }>;
  name: (code: string) => string;
  printed?: (code: string) => string; // the English name, if the displayed name differs; else ""
  says: (code: string) => string; // the whole card in a sentence, for screen readers
  lines: (code: string) => string[]; // its rules text
  // Army, faction or race; `tone` is a CSS class.
  family: (code: string) => { name: string; glyph: string; tone: string };
  reminders?: (code: string) => Reminder[]; // reminder texts of its keywords
  place?: (code: string) => { cost: number; kind: string }; // sort keys in a sorted hand
  knows: (code: string) => boolean;
  ruled?: boolean; // whether the rules have rulings for single cards
}

/** A card of a game with costs and keywords. */
interface Priced extends BaseCard {
  kind: string;
  cost: number | null;
  keywords: Record<string, number>;
}

/** The faces of a game with costs and keywords, from its cards. */
export const facesOf = <C extends Priced>(
  cards: CardStore<C>,
  own: Pick<Faces, "Face" | "family"> & {
    describe: (card: C) => string; // a description in one sentence
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
