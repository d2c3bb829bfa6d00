// Made from warhost.server.protocol.intents by `python -m warhost.server.typescript`; do not edit.

import type { Adjourn, Block, Claim, Mute, OpenChat, ReportChatMessage, Resume, SendChatMessage } from './chat'
import type { MoveData } from './move_data'
import type { Orders } from './orders'

/** Answer the question of this moment, in notation. `then`: answers to the questions of the same stage or window that
 * follow, as long as no other player does more than pass, and each is offered. */
export interface Answer {
  type: 'answer'
  id: number
  moment: number
  seat: number
  option: string
  then?: string[]
}

/** Ask for the next question of the current stage after these answers, which are not given yet. */
export interface Draft {
  type: 'draft'
  id: number
  moment: number
  seat: number
  answers: string[]
}

/** Replace the seat's standing orders. */
export interface GiveOrders {
  type: 'orders'
  id: number
  seat: number
  orders: Orders
}

/** Ask whether the server responds; it replies with `Pong`. */
export interface Ping {
  type: 'ping'
  id: number
}

/** Ask for the outcome of every option that begins with a prefix; an empty prefix means all options. */
export interface Preview {
  type: 'preview'
  id: number
  moment: number
  seat: number
  prefix: string | MoveData
}

/** Resign; possible at any moment. */
export interface Resign {
  type: 'resign'
  id: number
  seat: number
}

/** Continue under the changed rules, for all seats of the sender; or end the game without a winner. */
export interface RulesReply {
  type: 'rules-reply'
  id: number
  seat: number
  agree: boolean
}

/** Set the speed of the computer players for this connection; the slowest setting at the table wins. */
export interface SetPace {
  type: 'pace'
  id: number
  pace: 'fast' | 'normal' | 'slow'
}

/** Undo the seat's last answer and all that followed; the other players are asked if they have to agree. */
export interface Undo {
  type: 'undo'
  id: number
  moment: number
  seat: number
}

/** Agree to an undo offer or decline it; the player who made the offer withdraws it with `agree: false`. */
export interface UndoReply {
  type: 'undo-reply'
  id: number
  moment: number
  seat: number
  agree: boolean
}

/** Ask why an action is not offered to the seat; the action is in notation or data. */
export interface WhyNot {
  type: 'why-not'
  id: number
  moment: number
  seat: number
  action: string | MoveData
}

export type Intent =
  | Answer
  | Draft
  | WhyNot
  | Preview
  | Resign
  | Undo
  | UndoReply
  | GiveOrders
  | Claim
  | Adjourn
  | Resume
  | RulesReply
  | OpenChat
  | SendChatMessage
  | Mute
  | Block
  | ReportChatMessage
  | SetPace
  | Ping
