// Made from warhost.server.protocol.table by `python -m warhost.server.typescript`; do not edit.

import type { GameView } from '../../games/views'
import type { AdjournOffer, ChatMessage } from './chat'
import type { Orders, WindowInfo } from './orders'

/** Clock: seconds that every answer is free, and the seat's total seconds for time beyond that. */
export interface ClockRule {
  move: number
  bank: number
}

/** Milliseconds left when the message was sent; only the asked seat's clock runs: first `move`, then its bank. */
export interface Clocks {
  rule: ClockRule
  move: number
  bank: number[]
}

/** All data of a table for one viewer: sent as a whole on joining, and as changes afterwards. */
export interface Document {
  table: TableInfo
  you: You
  view: GameView | null
  windows: WindowInfo[]
  talk: ChatMessage[]
}

/** Proof of a fair seed, made of a secret and the contribution of each place (`docs/concepts/table.md`). */
export interface Fairness {
  commitment: string
  contributions: string[]
  secret: string
}

/** Data of a table that the database lost in a failure: the game continues from what was stored. */
export interface Lost {
  first: number
  seats: number[]
  row: boolean
}

/** A match of several games, at the table of one of them; `TableInfo.rematch` is the table of the next game. */
export interface MatchInfo {
  games: number
  number: number
  wins: number[]
  sides: number[]
  before: string[]
  winners: number[]
}

/** A place at the table, in the order of the decks. Its player's `seat` in the game may differ by a random draw. */
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

/** Outcome of an option as far as its chooser can know: codes of the units that would fall, and so on. */
export interface PreviewOutcome {
  kills?: string[]
  losses?: string[]
  then?: string
  ended?: string
  defence?: number
  incoming?: number
}

/** Offer to continue a game under changed rules that may affect it; all players must agree. */
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
  open_chat: boolean
}

/** An offer to undo a player's last answer and all that followed; everyone in `waiting` has to agree. */
export interface UndoOffer {
  seat: number
  answers: number
  kept: number
  waiting: number[]
}

/** The part of the document that is only for its receiver. */
export interface You {
  seats: number[]
  places: number[]
  eye: number
  idle: string
  undo: 'ask' | 'free' | 'no'
  mine: boolean
  orders: Orders | null
  window: string
  stage: string
  trigger: string
  subject: string
  passing: string
  muted: number[]
  blocked: number[]
  owner: boolean
}
