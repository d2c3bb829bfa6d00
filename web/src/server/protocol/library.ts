// Made from warhost.server.protocol.library by `python -m warhost.server.typescript`; do not edit.

import type { CardFacts, GameView, ShownEvent } from '../../games/views'

/** An army out of the box. */
export interface ArmyInfo {
  key: string
  cards: Record<string, number>
  drafted: boolean
}

/** GET /api/cards/{game}: the facts; `text` by language are the sentences made from them. */
export interface CardInfo {
  code: string
  name: string
  names: Record<string, string>
  army: string
  facts: CardFacts
  text: Record<string, string[]>
  effects: Record<string, Record<string, string>>
}

/** An army with its cards; without cards it is the one out of the box. */
export interface Deck {
  army: string
  name?: string
  cards?: Record<string, number> | null
  notes?: string
}

/** POST /api/decks/check */
export interface DeckCheck {
  game: string
  deck: Deck
  options?: Record<string, boolean | number | string>
  format?: string
  ally?: string
}

/** A race or faction of a deck: how many cards of it there are beyond those that came with the army. */
export interface DeckFamily {
  family: string
  cards: number
  joins: 'ally' | 'neutral' | 'own' | 'stranger'
  asks: number
  gives: number
}

/** POST /api/decks/write */
export interface DeckForm {
  game: string
  deck: Deck
  form: 'json' | 'o8d' | 'text'
}

/** GET /api/decks/pool/{game}: everything that decks are built from. */
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

/** One thing that is wrong with a deck, or (not `illegal`) only keeps it from being played here yet. */
export interface DeckProblem {
  key: string
  rule: string
  card: string
  args: Record<string, string | number>
  illegal: boolean
}

/** What is wrong with a deck (nothing: it may be played), and what it is made of. */
export interface DeckReport {
  problems: DeckProblem[]
  ranks: Record<string, number>
  wanted: Record<string, number>
  families: DeckFamily[]
  ally: string
  closed: string[]
  needs: Record<string, boolean | number | string>
}

/** POST /api/decks/read takes it, POST /api/decks/write gives it: a deck as the content of a file. */
export interface DeckText {
  game: string
  text: string
}

/** GET /api/games */
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
}

/** A choice before the game. */
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

/** What a deck can be built around: an army, a capital, a warlord. */
export interface PoolArmy {
  key: string
  side: string
  playable: boolean
  cards: Record<string, number>
  hand: number
}

/** A card as deck building knows it; a fact that is empty, or that nobody knows, is left out. */
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

/** A constructed deck that comes with the game; `GAME.ready.KEY` says how it is played, with `.name` its name. */
export interface ReadyDeck {
  key: string
  army: string
  name: string
  face: string
}

/** GET and POST /api/decks, PUT and DELETE /api/decks/{id}; `id` 0 in what is posted. */
export interface SavedDeck {
  game: string
  deck: Deck
  id?: number
  needs?: Record<string, boolean | number | string>
}

/** GET /api/scenarios/{game} */
export interface ScenarioInfo {
  path: string
  title: string
  covers: string[]
  note: string
  script: unknown[]
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

/** One line of a script, and the game after it. `texts` are actions in notation, or how many answers are undone. */
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

/** One thing that must hold after a step, in the words of the file. */
export interface StepCheck {
  about: string
  wanted: unknown
  met: boolean
}

/** GET /api/text/{lang}: messages by key, card names by game and code where the language has its own. `languages` are
 * the names of all languages by code; only the whole and the part `house` have them. */
export interface TextInfo {
  language: string
  messages: Record<string, string>
  cards: Record<string, Record<string, string>>
  languages: Record<string, string>
}
