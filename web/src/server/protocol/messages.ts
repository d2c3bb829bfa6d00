// Made from warhost.server.protocol.messages by `python -m warhost.server.typescript`; do not edit.

import type { GameView, ShownEvent } from '../../games/views'
import type { Drop, Put, Splice } from './changes'
import type { Refusal } from './refusals'
import type { Document, PreviewOutcome } from './table'

/** The document has changed. Keep the first `kept` entries of the log, then add `events`. */
export interface Changed {
  type: 'changed'
  seq: number
  check: string
  changes: (Put | Drop | Splice)[]
  kept: number
  events: ShownEvent[]
}

/** The intent was carried out and stored; the change itself is sent as `changed`. */
export interface Done {
  type: 'done'
  id: number
  moment: number
}

/** The reply to `draft`: the view with the next question of the stage; null if the answers are complete. */
export interface Drafted {
  type: 'drafted'
  id: number
  moment: number
  view: GameView | null
  window: string
}

/** The whole document: sent as the first message, and whenever the client must resynchronise. */
export interface Joined {
  type: 'joined'
  protocol: number
  seq: number
  check: string
  document: Document
  log: ShownEvent[]
}

/** Reply to `Ping`: at least one client is connected. */
export interface Pong {
  type: 'pong'
  id: number
}

/** The reply to `preview`: an outcome by option. */
export interface Previewed {
  type: 'previewed'
  id: number
  moment: number
  outlooks: Record<string, PreviewOutcome>
}

/** The intent was refused and changed nothing. `id` is -1 if the message could not be parsed. */
export interface Refused {
  type: 'refused'
  id: number
  moment: number
  refusal: Refusal
}

/** The reply to `why-not`; without a refusal, the action is offered. */
export interface Why {
  type: 'why'
  id: number
  moment: number
  refusal: Refusal | null
}

export type Message =
  | Joined
  | Changed
  | Done
  | Refused
  | Why
  | Previewed
  | Drafted
  | Pong
