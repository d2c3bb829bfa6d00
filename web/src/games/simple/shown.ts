// Made from warhost.engine.views.simple_view by `python -m warhost.server.typescript`; do not edit.

export interface MoveTarget {
  id: number
}

export interface SimpleCardView {
  code: string
  id: number
}

/** An option as data; missing parts are left out. */
export interface SimpleMove {
  amount?: number
  id?: number
  says?: string
  to?: MoveTarget
  verb: string
}

export interface SimplePlayer {
  numbers: Record<string, number>
  seat: number
  zones: ZoneView[]
}

/** The game as a seat (or a spectator, -1) sees it. `races` are the decks by seat, "" where they have no name. */
export interface SimpleView {
  active: number
  asked: number
  game: string
  kind: 'simple'
  moment: number
  moves: SimpleMove[]
  options: string[]
  outcome: [number[], string, string] | null
  phase: string
  players: SimplePlayer[]
  races: string[]
  seat: number
  sides: number[]
  turn: number
}

/** A zone of cards: the visible ones, and the number of others. */
export interface ZoneView {
  cards: SimpleCardView[]
  hidden: number
  key: string
}
