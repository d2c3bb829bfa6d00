// Made from warhost.server.protocol.table by `python -m warhost.server.typescript`; do not edit.

import type { GameView } from '../../games/views'
import type { Orders, WindowInfo } from './orders'
import type { AdjournOffer, Said } from './talk'

/** Seconds that every answer is free of charge, and the seconds a seat has for whatever takes longer. */
export interface ClockRule {
  move: number
  bank: number
}

/** Milliseconds left at the moment of the message; only the asked seat's run: first `move`, then its bank. */
export interface Clocks {
  rule: ClockRule
  move: number
  bank: number[]
}

/** All that a client knows of a table. It gets it whole on joining and as changes afterwards. */
export interface Document {
  table: TableInfo
  you: You
  view: GameView | null
  windows: WindowInfo[]
  talk: Said[]
}

/** The seed is made of a secret and of what each place contributed (`docs/concepts/table.md`). */
export interface Fairness {
  commitment: string
  contributions: string[]
  secret: string
}

/** What a database that failed has lost of a table: the game has gone back to what is on disk. */
export interface Lost {
  first: number
  seats: number[]
  row: boolean
}

/** A match of several games, at the table of one of them; where it goes on `TableInfo.rematch` says. */
export interface MatchInfo {
  games: number
  number: number
  wins: number[]
  sides: number[]
  before: string[]
  winners: number[]
}

/** What an option would bring as far as its chooser can know: codes of the units that would fall, and so on. */
export interface Outlook {
  kills?: string[]
  losses?: string[]
  then?: string
  ended?: string
  defence?: number
  incoming?: number
}

/** A chair at the table, in the order of the decks. The dice may seat its player elsewhere (`seat`). */
export interface Place {
  kind: 'bot' | 'open' | 'person'
  name: string
  army: string
  deck: string
  seat: number | null
  here: boolean
  gone: number
  played: boolean
}

/** The rules have changed, and the game is not certain to be the same under them: to go on, all must agree. */
export interface RulesOffer {
  old: string
  new: string
  lost: number
  waiting: number[]
}

/** The public information about a table. */
export interface TableInfo {
  id: string
  game: string
  version: string
  state: 'open' | 'over' | 'running' | 'stopped'
  options: Record<string, boolean | number | string>
  places: Place[]
  public: boolean
  locked: boolean
  moment: number
  answers: number
  asked: number
  clocks: Clocks | null
  undo: UndoOffer | null
  fairness: Fairness | null
  scenario: string
  reason: string
  rematch: string
  watchers: number
  created: number
  outcome: unknown[] | null
  wait: number
  adjourned: boolean
  adjourning: AdjournOffer | null
  match: MatchInfo | null
  lost: Lost | null
  begun: string
  rules_offer: RulesOffer | null
  turns: number
  minutes: number
}

/** An offer to undo a player's last answer and all that followed; everyone in `waiting` has to agree. */
export interface UndoOffer {
  seat: number
  answers: number
  kept: number
  waiting: number[]
}

/** What concerns the receiver alone. */
export interface You {
  seats: number[]
  places: number[]
  eye: number
  idle: string
  undo: 'ask' | 'free' | 'no'
  mine: boolean
  orders: Orders | null
  window: string
  trigger: string
  subject: string
  passing: string
  muted: number[]
}
