// Made from warhost.server.protocol.intents by `python -m warhost.server.typescript`; do not edit.

import type { MeantMove } from './meant'
import type { Orders } from './orders'
import type { Adjourn, Claim, Mute, ReportSaying, Resume, Say } from './talk'

/** Answer the question of this moment, in notation. */
export interface Answer {
  type: 'answer'
  id: number
  moment: number
  seat: number
  option: string
}

/** From now on the table shall do this in the seat's place; it replaces what was ordered before. */
export interface GiveOrders {
  type: 'orders'
  id: number
  seat: number
  orders: Orders
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
  id: number
}

/** What would every option bring that begins with these words, or so? An empty prefix means all of them. */
export interface Preview {
  type: 'preview'
  id: number
  moment: number
  seat: number
  prefix: string | MeantMove
}

/** Give up, at any moment. */
export interface Resign {
  type: 'resign'
  id: number
  seat: number
}

/** Go on under the changed rules, for all seats of the sender; or end the game without a winner. */
export interface RulesReply {
  type: 'rules-reply'
  id: number
  seat: number
  agree: boolean
}

/** So fast shall the computer's players answer, while this connection stands; who wants it slower has his way. */
export interface SetPace {
  type: 'pace'
  id: number
  pace: 'fast' | 'normal' | 'slow'
}

/** Take back the seat's last answer and all that followed; where it is not free, the others are asked. */
export interface Undo {
  type: 'undo'
  id: number
  moment: number
  seat: number
}

/** Agree to an undo offer or not; whoever made it withdraws it with `agree: false`. */
export interface UndoReply {
  type: 'undo-reply'
  id: number
  moment: number
  seat: number
  agree: boolean
}

/** Why is this action not offered to the seat? In notation, or as data. */
export interface WhyNot {
  type: 'why-not'
  id: number
  moment: number
  seat: number
  action: string | MeantMove
}

export type Intent =
  | Answer
  | Resign
  | Undo
  | UndoReply
  | GiveOrders
  | WhyNot
  | Preview
  | Claim
  | Adjourn
  | Resume
  | RulesReply
  | Say
  | Mute
  | ReportSaying
  | SetPace
  | Ping
