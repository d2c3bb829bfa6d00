// Made from warhost.server.protocol.library by `python -m warhost.server.typescript`; do not edit.

import type { CardFacts, GameView, ShownEvent } from '../../games/views'

/** A preconstructed army. */
export interface ArmyInfo {
  key: string
  cards: Record<string, number>
  drafted: boolean
}

/** GET /api/cards/{game}: facts of a card, and by language the sentences of its generated text. */
export interface CardInfo {
  code: string
  name: string
  names: Record<string, string>
  army: string
  facts: CardFacts
  text: Record<string, string[]>
  effects: Record<string, Record<string, string>>
}

/** A deck with its cards; without cards it is the preconstructed one. */
export interface Deck {
  army: string
  name?: string
  cards?: Record<string, number> | null
  notes?: string
}

/** POST /api/decks/check: a deck to check in a format. */
export interface DeckCheck {
  game: string
  deck: Deck
  options?: Record<string, boolean | number | string>
  format?: string
  ally?: string
}

/** A race or faction in a deck, with the number of its cards beyond those that came with the army. */
export interface DeckFamily {
  family: string
  cards: number
  joins: 'ally' | 'neutral' | 'own' | 'stranger'
  asks: number
  gives: number
}

/** POST /api/decks/write: a deck and the file format. */
export interface DeckForm {
  game: string
  deck: Deck
  form: 'json' | 'o8d' | 'text'
}

/** GET /api/decks/pool/{game}: all data for deck building. */
export interface DeckPool {
  game: string
  armies: PoolArmy[]
  packs: PackInfo[]
  cards: PoolCard[]
  ready: Deck[]
  formats: string[]
  forms: ('json' | 'o8d' | 'text')[]
  least: number
  most: number
  copies: number
}

/** A problem of a deck; if not `illegal`, the deck is legal but cannot be played here yet. */
export interface DeckProblem {
  key: string
  rule: string
  card: string
  args: Record<string, string | number>
  illegal: boolean
}

/** The problems of a deck (none: it may be played) and its statistics. */
export interface DeckReport {
  problems: DeckProblem[]
  ranks: Record<string, number>
  wanted: Record<string, number>
  families: DeckFamily[]
  ally: string
  closed: string[]
  needs: Record<string, boolean | number | string>
}

/** A deck as the content of a file, for POST /api/decks/read (request) and /api/decks/write (response). */
export interface DeckText {
  game: string
  text: string
}

/** GET /api/games: a game with its options and preconstructed decks. */
export interface GameInfo {
  name: string
  version: string
  ready: boolean
  players: number[]
  bots: string[]
  armies: ArmyInfo[]
  options: OptionInfo[]
  rules: string
  decks: ReadyDeck[]
  sets: SetInfo[]
}

/** An option to choose before the game. */
export interface OptionInfo {
  name: string
  kind: 'bool' | 'choice' | 'number' | 'several'
  default: boolean | number | string
  choices: (boolean | number | string)[]
  more: (boolean | number | string)[]
  names: Record<string, string>
  least: number
  most: number
}

/** A box or pack that cards came in. */
export interface PackInfo {
  key: string
  name: string
  cycle: string
}

/** The base of a deck: an army, a capital or a warlord. */
export interface PoolArmy {
  key: string
  side: string
  playable: boolean
  cards: Record<string, number>
  hand: number
}

/** A card with its deck-building facts; empty and unknown facts are omitted. */
export interface PoolCard {
  code: string
  name: string
  family: string
  kind: string
  facts: Record<string, unknown>
  pack?: string
  limit?: number
  fits?: Record<string, number>
  listed?: Record<string, string>
  playable?: boolean
}

/** A constructed deck that comes with the game; `GAME.ready.KEY` describes its play style, `.name` is its name. */
export interface ReadyDeck {
  key: string
  army: string
  name: string
  face: string
}

/** GET and POST /api/decks, PUT and DELETE /api/decks/{id}: a user's deck; `id` is 0 in requests. */
export interface SavedDeck {
  game: string
  deck: Deck
  id?: number
  needs?: Record<string, boolean | number | string>
}

/** GET /api/scenarios/{game}/chapters: a folder of scenarios, and how many it has that can be opened at a table. */
export interface ScenarioChapter {
  key: string
  title: string
  count: number
}

/** GET /api/scenarios/{game}?chapter=: its script is in the run of the scenario. */
export interface ScenarioInfo {
  path: string
  title: string
  covers: string[]
  note: string
}

/** GET /api/scenarios/{game}/run?path=…: a scenario played step by step, as `seat` sees it. */
export interface ScenarioRun {
  path: string
  title: string
  covers: string[]
  note: string
  seat: number
  cards: CardInfo[]
  steps: ScenarioStep[]
}

/** One script line, and the game after it. `texts` are actions in notation, or the number of answers to undo. */
export interface ScenarioStep {
  kind: 'answer' | 'begin' | 'can' | 'cannot' | 'check' | 'undo'
  seat: number
  texts: string[]
  because: string
  met: boolean
  checks: StepCheck[]
  view: GameView
  log: ShownEvent[]
}

/** An installed card set: further cards that no publisher printed. */
export interface SetInfo {
  name: string
  title: string
  boxes: string[]
  pictures: Record<string, string>
}

/** One expectation after a step, in the words of the file. */
export interface StepCheck {
  about: string
  wanted: unknown
  met: boolean
}

/** GET /api/text/{lang}: messages by key, and translated card names by game and code. `languages` has the names of all
 * languages by code; it is only sent with the whole text and with the part `house`. */
export interface TextInfo {
  language: string
  messages: Record<string, string>
  cards: Record<string, Record<string, string>>
  languages: Record<string, string>
}
