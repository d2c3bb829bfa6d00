// Made from warhost.server.protocol.learning by `python -m warhost.server.typescript`; do not edit.

import type { GameView, ShownEvent } from '../../games/views'
import type { CardInfo, Deck } from './library'
import type { MoveData } from './move_data'
import type { Refusal } from './refusals'

/** GET /api/cards/{game}/{code}?language=pl: rules, scenarios and decks in which a card occurs. */
export interface CardAbout {
  code: string
  rules: CardRule[]
  doubts: string[]
  scenarios: RuleScenario[]
  decks: Deck[]
  before: string
  after: string
  pack: string
  number: number
}

/** A line of the rules that names a card. */
export interface CardRule {
  id: string
  kind: 'decision' | 'erratum' | 'rule' | 'ruling' | 'unread'
  label: string
  text: string
}

/** GET /api/cards/{game}/{code}/rulings?language=pl: the rulings about a card. */
export interface CardRulings {
  code: string
  rules: CardRule[]
}

/** POST /api/lessons/{game}/{lesson}/why (of an action) and …/preview (of options that begin with these words). */
export interface LessonAsk {
  answers: string[]
  step: number
  action: string | MoveData
}

/** POST /api/lessons/{game}/{lesson}/frame: the position after these answers, at this step. */
export interface LessonAt {
  answers: string[]
  step: number
  given: number
}

/** The position of a lesson as the learner sees it, and how the step classifies each option. */
export interface LessonFrame {
  view: GameView
  log: ShownEvent[]
  cards: CardInfo[]
  expected: string[]
  partly: string[]
  instead: Record<string, string>
  window: string
}

/** GET /api/lessons/{game}: the lessons in the order in which to take them. */
export interface LessonInfo {
  game: string
  id: string
  title: string
  about: string
  covers: string[]
  seat: number
  steps: LessonStep[]
}

/** One step of a lesson; `do` waits for expected answers, `try` for a refused one, `reply` plays the others. */
export interface LessonStep {
  kind: 'do' | 'read' | 'reply' | 'try'
  say: string
  point: string[]
  answers: string[]
  then: string[]
}

/** The reason why an action is not allowed; `tried`: the step wanted the learner to try this action. */
export interface LessonWhy {
  refusal: Refusal | null
  tried: boolean
}

/** One numbered statement. */
export interface RuleInfo {
  id: string
  text: string
  group: string
  sources: ('dec' | 'ref' | 'seed')[]
  questions: string[]
  decided: string[]
  scenarios: RuleScenario[]
}

/** A question that the rulebook leaves open, and how it is decided here. */
export interface RuleQuestion {
  id: string
  text: string
  rules: string[]
}

/** A scenario that shows a rule. */
export interface RuleScenario {
  path: string
  title: string
}

/** A chapter of the rules. */
export interface RuleSection {
  number: number
  title: string
  intro: string
  later: boolean
  rules: RuleInfo[]
  questions: RuleQuestion[]
}

/** GET /api/rules/{game}?language=pl: the rules, in English if they are not translated. */
export interface RulesInfo {
  game: string
  language: string
  sections: RuleSection[]
}
