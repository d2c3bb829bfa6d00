// Made from warhost.server.protocol.advice by `python -m warhost.server.typescript`; do not edit.

import type { GameView } from '../../games/views'

/** GET /api/tables/{id}/hint: what the strongest bot would do in place of the seat that is asked. */
export interface AdviceInfo {
  moment: number
  seat: number
  options: AdviceOption[]
  line: AdviceStep[]
  quick: boolean
}

/** An option that is worth a thought. */
export interface AdviceOption {
  option: string
  chance: number
  behind: number
  error: number
}

/** An answer that is expected. */
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

/** The chance of side 0 after an answer. */
export interface CurvePoint {
  answer: number
  chance: number
}

/** One decision of a finished game. */
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

/** GET /api/levels/{game}: whom to play against next, by how one's last games against the computer went. */
export interface LevelInfo {
  suggested: string
  last: string
}
