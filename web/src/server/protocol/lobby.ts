// Made from warhost.server.protocol.lobby by `python -m warhost.server.typescript`; do not edit.

import type { GameView, ShownEvent } from '../../games/views'
import type { Deck } from './library'
import type { ClockRule, TableInfo } from './table'

export const MATCH_LENGTHS = [
  1,
  3,
] as const

/** POST /api/tables/{id}/enter: the password of a locked table, to sit down or to watch. */
export interface Enter {
  password: string
}

/** GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after this many answers. */
export interface Frame {
  answer: number
  last: number
  seat: number
  view: GameView
  log: ShownEvent[]
  text: string
  by: number
}

/** GET /api/tables: the user's tables and the public ones. */
export interface LobbyInfo {
  mine: TableInfo[]
  open: TableInfo[]
  watch: TableInfo[]
  seats: Record<string, number[]>
}

/** GET /api/tables/{id}/moments: an answer of a finished game after which a viewer saw something new. */
export interface Moment {
  answer: number
  told: number
}

/** `me` is the creator (several times: hot seat), `open` is a free seat, `bot` the computer. */
export interface NewPlace {
  kind: 'bot' | 'me' | 'open'
  bot?: string
  name?: string
  deck?: string | Deck
}

/** POST /api/tables: the game begins as soon as no place is open. */
export interface NewTable {
  game: string
  places: NewPlace[]
  options?: Record<string, boolean | number | string>
  public?: boolean
  password?: string
  clock?: ClockRule | null
  contribution?: string
  wait?: number
  games?: number
}

/** POST /api/scenarios/open: play on from a scenario. Without bots one person plays every seat. */
export interface OpenScenario {
  path: string
  seats?: string[]
  step?: number
  language?: string
}

/** POST /api/tables/{id}/play-on: continue a finished game after this many answers, in this seat, against a bot. */
export interface PlayOn {
  answer: number
  seat: number
  bot?: string
}

/** POST /api/tables/{id}/rematch: create a table with the same places, or swapped; or the next game of a match. */
export interface Rematch {
  swap?: boolean
}

/** POST /api/tables/{id}/sit: take a free place. The creator may also give it to a bot. */
export interface Sit {
  place?: number
  deck?: string | Deck
  password?: string
  contribution?: string
  bot?: string
}
