// Made from warhost.server.protocol.puzzles by `python -m warhost.server.typescript`; do not edit.

import type { GameView, ShownEvent } from '../../games/views'
import type { CardInfo } from './library'
import type { MoveData } from './move_data'
import type { Refusal } from './refusals'

/** POST /api/puzzles/{game}/{number}/why (of an action) and …/preview (of options that begin with these words). */
export interface PuzzleAsk {
  answers: string[]
  action: string | MoveData
}

/** POST /api/puzzles/{game}/{number}/frame: the solver's answers so far; the server answers for the opponent. */
export interface PuzzleAt {
  answers: string[]
}

/** GET /api/puzzles: the number of puzzles of each game that has any. */
export interface PuzzleCount {
  game: string
  count: number
}

/** The position of a puzzle as the solver sees it. */
export interface PuzzleFrame {
  view: GameView
  log: ShownEvent[]
  cards: CardInfo[]
  status: 'asked' | 'failed' | 'solved'
  window: string
}

/** GET /api/puzzles/{game}: a puzzle in the list. */
export interface PuzzleInfo {
  number: number
  seat: number
  goal: 'hold' | 'survive' | 'win'
  decks: string[]
}

/** GET /api/puzzles/{game}/{number}/solution: the only first answer that reaches the goal. */
export interface PuzzleSolution {
  option: string
}

/** The reason why an action is not allowed. */
export interface PuzzleWhy {
  refusal: Refusal | null
}
