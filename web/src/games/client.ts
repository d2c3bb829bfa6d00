// What screens need from a game. A game is a folder here with an `entry.ts`; no screen depends on a specific game.
import type { Component, Snippet } from "svelte";
import type { GlyphName } from "../cards/glyphs";
import type { Choice } from "../decks/saved.svelte";
import type { Faces } from "../parts/faces";
import type { LogLine } from "../parts/log/record";
import type { HelpPage } from "../parts/menu/help";
import type { Playing } from "../server/playing";
import type { CardInfo, TableInfo, You } from "../server/protocol";
import type { GameView, ShownEvent } from "./views";
import type { BaseCard, CardStore } from "../cards/store.svelte";
import { loadSection, type OwnKey } from "../words.svelte";

export type Options = Record<string, string | number | boolean>; // the options agreed on for the table

/** Facts about a game that are needed before it is loaded. Small, and always in the main bundle. */
export interface GameEntry {
  name: string; // the server's name of the game
  rank: number; // display order among the games, lowest first
  taught?: boolean; // it has lessons and a rules page
  sign: GlyphName;
  head?: string; // the word before a deck's leader in pasted lists
  rules: string; // prefix of the ids of its rules
  tones: [string, string]; // two colours for the gradient of its panel
  grid?: boolean; // it is played on a grid of squares
  pennants: readonly string[]; // armies shown on its panel
  // Links on its panel, in addition to those of every game.
  ways: { path: string; glyph: GlyphName; key: string; about: string }[];
  // By bot level: wins per hundred games against the level below, as measured (docs/reference/bots.md).
  odds?: Record<string, number>;
  picture?: string; // the picture of one of its cards, by file name in an image pack
  armyName: (key: string) => string;
  args: Record<string, string>; // refusal arguments that are message keys, with the prefix of those keys
  place?: (text: string) => string; // the name of a place in a refusal that needs no open table
  load: () => Promise<GameClient>;
}

export interface TableProps<V = GameView> {
  view: V;
  log: ShownEvent[];
  table: TableInfo | null;
  game: Playing | null; // null: watching only
  you?: You | null;
  coach?: Snippet; // the teacher's panel in a lesson
  notes?: Snippet; // notes of the screen at the end of the prompt
  tools?: Snippet; // toolbar of the screen, below the prompt
  onwards?: Snippet<[() => void]>; // links after the game; the argument closes the result
}

/** The table and player that a deck is chosen for. */
export interface ChoicesFor {
  foe?: boolean; // for the computer player
  options?: Options; // of the table, if already agreed on
}

/** The decks to choose from, loaded on demand. */
export type DeckList = (wanted: ChoicesFor) => Choice[];

/** Cards and decks outside a table, loaded on demand. */
export interface GameLibrary {
  CardList: Component;
  Builder: Component; // the deck builder
  help: () => HelpPage;
}

/** A game's client code, loaded when the game is opened. */
export interface GameClient {
  Table: Component<TableProps>;
  library: () => Promise<GameLibrary>;
  decks: () => Promise<DeckList>;
  faces: Faces;
  load: () => Promise<void>; // loads what the first screen needs
  loadCards: () => Promise<void>; // loads all cards
  // Loads the cards that a text of the server names; null if all are known.
  know: (text: string) => Promise<void> | null;
  meetCards: (cards: CardInfo[]) => void; // adds cards of the game, with their text in the reader's language
  addCards: (cards: CardInfo[]) => void; // adds cards that exist only in one position
  words: { deck: OwnKey; mine: () => string; theirs: () => string }; // words for the player's deck and the opponent's
  first: [string, string]; // the learner's deck and the computer's deck in the first game
  leaderName: (army: string) => string; // the name for a deck without a name: its army, race or warlord
  emblem: (army: string) => string; // the emblem with the colours of a deck
  said: (notation: string, view: GameView) => string; // the text of an action
  playerWord: (seat: number, view: GameView) => string;
  logLines: (log: readonly ShownEvent[], view: GameView) => LogLine[];
}

/** The card functions of a game client, from its card store. */
export const cardsOf = <C extends BaseCard>(
  cards: CardStore<C>,
): Pick<GameClient, "loadCards" | "know" | "meetCards" | "addCards"> => ({
  loadCards: () => cards.load(),
  know: (text) => cards.know(text),
  meetCards: (found) => cards.meet(found.map(cards.read)),
  addCards: (found) => cards.add(found.map(cards.read)),
});

/** Loads a part of a game together with its words. */
export const opened = async <P>(part: Promise<P>, ...sections: string[]): Promise<P> =>
  (await Promise.all([part, ...sections.map(loadSection)]))[0];

/** The functions that put events and actions into words, for views of a game. */
export const spokenBy = <V extends GameView>(
  isOwn: (view: GameView) => view is V,
  said: (notation: string, view: V) => string,
  playerWord: (seat: number, view: V) => string,
  logLines: (log: readonly ShownEvent[], view: V) => LogLine[],
): Pick<GameClient, "said" | "playerWord" | "logLines"> => ({
  said: (notation, view) => (isOwn(view) ? said(notation, view) : notation),
  playerWord: (seat, view) => (isOwn(view) ? playerWord(seat, view) : ""),
  logLines: (log, view) => (isOwn(view) ? logLines(log, view) : []),
});

/** The text of an action if it is offered. */
export const inWords =
  <A, V>(find: (notation: string, view: V) => A | undefined, text: (action: A, view: V) => string) =>
  (notation: string, view: V): string => {
    const found = find(notation, view);
    return found ? text(found, view) : notation;
  };
