// Made from warhost.server.protocol.chat by `python -m warhost.server.typescript`; do not edit.

export const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'nice',
  'oops',
  'thinking',
  'moment',
  'back',
  'hurry',
  'well-played',
] as const

/** Offer to adjourn, agree to an offer, or with `agree: false` decline or withdraw it. */
export interface Adjourn {
  type: 'adjourn'
  id: number
  seat: number
  agree: boolean
}

/** An offer to adjourn; everyone in `waiting` has to agree. */
export interface AdjournOffer {
  seat: number
  waiting: number[]
}

/** Block or unblock the person at this place: they are muted, and the two meet at no new table. */
export interface Block {
  type: 'block'
  id: number
  place: number
  blocked: boolean
}

/** A chat message of the person at a place: the key of a phrase, or free text. */
export interface ChatMessage {
  number: number
  place: number
  phrase: string
  text: string
  at: number
}

/** Claim a win because the asked player has been away for too long, or let a bot play until they are back. */
export interface Claim {
  type: 'claim'
  id: number
  seat: number
  wish: 'computer' | 'win'
}

/** Mute or unmute the person at this place, at every table: their messages and offers are not shown. */
export interface Mute {
  type: 'mute'
  id: number
  place: number
  muted: boolean
}

/** Let spectators of an unlisted table read the chat, or end that; only for the table's owner. */
export interface OpenChat {
  type: 'open-chat'
  id: number
  open: boolean
}

/** Report a chat message to the server's administrators. */
export interface ReportChatMessage {
  type: 'report-saying'
  id: number
  number: number
}

/** Resume an adjourned game; everyone has to be present. */
export interface Resume {
  type: 'resume'
  id: number
  seat: number
}

/** Send a chat message to the table: a phrase, or free text. */
export interface SendChatMessage {
  type: 'say'
  id: number
  place: number
  phrase: '' | 'back' | 'hello' | 'hurry' | 'luck' | 'moment' | 'nice' | 'oops' | 'thanks' | 'thinking' | 'well-played'
  text: string
}
