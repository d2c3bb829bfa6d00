// Made from warhost.lords.view_types by `python -m warhost.server.typescript`; do not edit.

import type { CardView } from '../../parts/shown'

export type { CardView }

/** The printed facts of a card, in its own frame: n is forward. */
export interface CardFacts {
  arrows: Record<string, number>
  class: 'berserker' | 'cavalry' | 'infantry' | 'ranged' | 'spear'
  commander: boolean
  copies: number
  defence: number
  moves: string[]
  ranged: Template | null
  rank: 'command' | 'elite' | 'general' | 'recruit' | 'regular' | 'special' | 'veteran'
  support: boolean
}

/** The goals of the game: this many units, or this many commanders. */
export interface Goals {
  commanders: number
  units: number
}

/** The visible cards of a hand, and the number of the others. */
export interface HandView {
  cards: CardView[]
  hidden: number
}

/** The game as a seat (or a spectator, -1) sees it. */
export interface LordsView {
  active: number
  asked: number
  captured: CardView[][]
  columns: number
  commanders: number[]
  decks: number[]
  extra_turns: number[]
  game: 'lords'
  goals: Goals
  hands: HandView[]
  middle: CardView | null
  moment: number
  moves: MoveView[]
  options: string[]
  outcome: [number[], string, string] | null
  phase: 'advance' | 'deploy' | 'moves' | 'over' | 'reinforce' | 'shots'
  quiet_turns: number
  races: string[]
  resigned: number[]
  rows: number
  seat: number
  shots: [string, string][]
  sides: number[]
  start: (string | null)[]
  turn: number
  units: UnitView[]
}

/** An option as data: the action, the card or unit, and its target. */
export interface MoveView {
  code?: string
  id?: number
  square?: string
  to?: Thing
  verb: string
}

/** The squares a ranged unit can hit, as (right, forward) steps from its own, and the value of its shot. */
export interface Template {
  squares: [number, number][]
  value: number
}

/** The subject or target of a move: a card of the hand by its code, a unit or an empty square by the square. */
export interface Thing {
  code?: string
  id?: number
  square?: string
}

/** A unit on the board, with values that follow from its position. */
export interface UnitView {
  code: string
  defence: number
  engaged_by: string[]
  engages: string[]
  id: number
  incoming: number
  marks: string[]
  owner: number
  side: number
  square: string
}
