// Made from warhost.lords.view_types by `python -m warhost.server.typescript`; do not edit.

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

/** A card that is seen. */
export interface CardView {
  code: string
  id: number
}

/** What wins: so many units, or so many commanders. */
export interface Goals {
  commanders: number
  units: number
}

/** The cards of a hand that are seen, and how many more there are. */
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

/** An option as data: what is done, with which card or unit, and whereto or at whom. */
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

/** What a move speaks of: a card of the hand by its code, a unit or an empty square by the square. */
export interface Thing {
  code?: string
  id?: number
  square?: string
}

/** A unit on the board with what follows from where it stands. */
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
