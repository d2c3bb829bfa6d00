// Made from warhost.server.protocol.messages by `python -m warhost.server.typescript`; do not edit.

import type { ShownEvent } from '../../games/views'
import type { Drop, Put, Splice } from './changes'
import type { Refusal } from './refusals'
import type { Document, Outlook } from './table'

/** The document has changed. Keep the first `kept` entries of the log, then add `events`. */
export interface Changed {
  type: 'changed'
  seq: number
  check: string
  changes: (Put | Drop | Splice)[]
  kept: number
  events: ShownEvent[]
}

/** The intent was carried out and is on disk; the change itself comes as `changed`. */
export interface Done {
  type: 'done'
  id: number
  moment: number
}

/** The whole document: the first message, and whenever the client must resynchronise. */
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

/** The answer to `preview`, by option. */
export interface Previewed {
  type: 'previewed'
  id: number
  moment: number
  outlooks: Record<string, Outlook>
}

/** The intent was not carried out and changed nothing. `id` is -1 where the message could not be read. */
export interface Refused {
  type: 'refused'
  id: number
  moment: number
  refusal: Refusal
}

/** The answer to `why-not`; no refusal: the action is offered. */
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
  | Pong
