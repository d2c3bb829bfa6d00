// What the screens ask of a game.  A game is a folder here with an `entry.ts`; no screen asks which one it is.
import type { Component, Snippet } from "svelte";
import type { GlyphName } from "../cards/glyphs";
import type DeckChoices from "../decks/DeckChoices.svelte";
import type { Choice } from "../decks/saved.svelte";
import type { Faces } from "../parts/faces";
import type { LogLine } from "../parts/log/record";
import type { HelpPage } from "../parts/menu/help";
import type { Playing } from "../server/playing";
import type { CardInfo, TableInfo, You } from "../server/protocol";
import type { GameView, ShownEvent } from "./views";
import type { BaseCard, CardStore } from "../cards/store.svelte";
import { loadSection, type OwnKey } from "../words.svelte";

export type Options = Record<string, string | number | boolean>; // that were agreed on

/** What is known of a game before anybody opens it: light, and always there. */
export interface GameEntry {
  name: string; // the server's key of it
  rank: number; // where it stands among the games: the lowest first
  taught?: boolean; // it has lessons, and rules that can be read
  sign: GlyphName;
  head?: string; // the word before a deck's leader in pasted lists
  rules: string; // what the ids of its rules begin with
  tones: [string, string]; // two colours, for the light on its panel
  grid?: boolean; // it is played on a field of squares
  pennants: readonly string[]; // armies of its panel
  ways: { path: string; glyph: GlyphName; key: string; about: string }[]; // into it, beyond those every game has
  // By level: of a hundred games, how many it wins against the level before it, as measured (docs/reference/bots.md).
  odds?: Record<string, number>;
  picture?: string; // a picture of one of its cards, as a file of a pack is called
  armyName: (key: string) => string;
  args: Record<string, string>; // arguments of its refusals that are keys: what their messages begin with
  place?: (text: string) => string; // a place of a refusal in words, where it has some without the table
  load: () => Promise<GameClient>;
}

export interface TableProps<V = GameView> {
  view: V;
  log: ShownEvent[];
  table: TableInfo | null;
  game: Playing | null; // null: only to be looked at
  you?: You | null;
  coach?: Snippet; // who teaches, in a lesson
  notes?: Snippet; // what the screen around notes at the end of the prompt
  tools?: Snippet; // what it adds under it
  onwards?: Snippet<[() => void]>; // and at the end of a game: where one may go from there; told how the end is closed
}

/** For whom decks are chosen. */
export interface ChoicesFor {
  foe?: boolean; // for the computer
  options?: Options; // of the table, where they are agreed on already
}

/** Cards and decks outside the table, loaded on demand. */
export interface GameLibrary {
  CardList: Component;
  Builder: Component; // of decks
  DeckChoices: typeof DeckChoices;
  choices: (wanted: ChoicesFor) => Choice[]; // the decks to choose from
  help: () => HelpPage;
}

/** The game itself, loaded when it is opened. */
export interface GameClient {
  Table: Component<TableProps>;
  library: () => Promise<GameLibrary>;
  faces: Faces;
  load: () => Promise<void>; // what is needed at once
  loadCards: () => Promise<void>; // all of them
  know: (text: string) => Promise<void> | null; // the cards that a text of the server names; null if they are known
  meetCards: (cards: CardInfo[]) => void; // of the game, with what they say in the reader's language
  addCards: (cards: CardInfo[]) => void; // that only one position has
  words: { deck: OwnKey; mine: () => string; theirs: () => string }; // what one's deck is called
  first: [string, string]; // the learner's deck and the computer's, in the first game
  leaderName: (army: string) => string; // whom a deck without a name is called after: an army, a race, a warlord
  emblem: (army: string) => string; // whose colours a deck has
  said: (notation: string, view: GameView) => string; // an action in words
  playerWord: (seat: number, view: GameView) => string;
  logLines: (log: readonly ShownEvent[], view: GameView) => LogLine[];
}

/** What a client does with the cards of its game. */
export const cardsOf = <C extends BaseCard>(
  cards: CardStore<C>,
): Pick<GameClient, "loadCards" | "know" | "meetCards" | "addCards"> => ({
  loadCards: () => cards.load(),
  know: (text) => cards.know(text),
  meetCards: (found) => cards.meet(found.map(cards.read)),
  addCards: (found) => cards.add(found.map(cards.read)),
});

/** Cards and decks away from the table, with the words they need. */
export const opened = async (library: Promise<{ library: GameLibrary }>, ...sections: string[]): Promise<GameLibrary> =>
  (await Promise.all([library, ...["decks", ...sections].map(loadSection)]))[0].library;

/** How a client puts the events and actions of a table into words, for tables of its game. */
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

/** An action in words, where it is among those that are offered. */
export const inWords =
  <A, V>(find: (notation: string, view: V) => A | undefined, text: (action: A, view: V) => string) =>
  (notation: string, view: V): string => {
    const found = find(notation, view);
    return found ? text(found, view) : notation;
  };
