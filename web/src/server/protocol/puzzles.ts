// Made from warhost.server.protocol.puzzles by `python -m warhost.server.typescript`; do not edit.

import type { GameView, ShownEvent } from '../../games/views'
import type { CardInfo } from './library'
import type { MeantMove } from './meant'
import type { Refusal } from './refusals'

/** POST /api/puzzles/{game}/{number}/why (of an action) and …/preview (of options that begin with these words). */
export interface PuzzleAsk {
  answers: string[]
  action: string | MeantMove
}

/** POST /api/puzzles/{game}/{number}/frame: after these answers of who solves it; the others answer, too. */
export interface PuzzleAt {
  answers: string[]
}

/** GET /api/puzzles: the games that have some. */
export interface PuzzleCount {
  game: string
  count: number
}

/** The game as who solves it sees it there. */
export interface PuzzleFrame {
  view: GameView
  log: ShownEvent[]
  cards: CardInfo[]
  status: 'asked' | 'failed' | 'solved'
  window: string
}

/** GET /api/puzzles/{game} */
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

/** Why an action is not allowed. */
export interface PuzzleWhy {
  refusal: Refusal | null
}
