// Made from warhost.server.protocol.advice by `python -m warhost.server.typescript`; do not edit.

import type { GameView } from '../../games/views'

/** GET /api/tables/{id}/hint: what the strongest bot would do for the seat to move. */
export interface AdviceInfo {
  moment: number
  seat: number
  options: AdviceOption[]
  line: AdviceStep[]
  quick: boolean
}

/** A candidate move. */
export interface AdviceOption {
  option: string
  chance: number
  behind: number
  error: number
}

/** An expected answer. */
export interface AdviceStep {
  seat: number
  option: string
  view: GameView
}

/** GET /api/tables/{id}/analysis: the bot's analysis of a finished game. Poll until it is complete. */
export interface AnalysisInfo {
  done: number
  of: number
  sides: number[]
  curve: CurvePoint[]
  turning: JudgedInfo[]
  decisions: JudgedInfo[]
  failed: boolean
}

/** The chance of side 0 to win after an answer. */
export interface CurvePoint {
  answer: number
  chance: number
}

/** One decision of a finished game with the bot's judgement. */
export interface JudgedInfo {
  answer: number
  seat: number
  played: string
  better: string
  chance: number
  best: number
  lost: number
  error: number
  sure: boolean
}

/** GET /api/levels/{game}: the suggested next opponent, from the player's last games against bots. */
export interface LevelInfo {
  suggested: string
  last: string
}
