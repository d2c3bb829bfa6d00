// Made from warhost.server.protocol.talk by `python -m warhost.server.typescript`; do not edit.

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

/** Offer to go on another time, agree to it, or with `agree: false` decline or withdraw it. */
export interface Adjourn {
  type: 'adjourn'
  id: number
  seat: number
  agree: boolean
}

/** Somebody wants to go on another time; whoever is in `waiting` has to agree. */
export interface AdjournOffer {
  seat: number
  waiting: number[]
}

/** The asked player has been away for too long: win, or let the computer play for him until he is back. */
export interface Claim {
  type: 'claim'
  id: number
  seat: number
  wish: 'computer' | 'win'
}

/** From now on, at every table: hear nothing of the person at this place, or hear him again. */
export interface Mute {
  type: 'mute'
  id: number
  place: number
  muted: boolean
}

/** Tell the people who run the server about something that was said here. */
export interface ReportSaying {
  type: 'report-saying'
  id: number
  number: number
}

/** Go on with an adjourned game; everybody has to be here. */
export interface Resume {
  type: 'resume'
  id: number
  seat: number
}

/** Something that the person at a place has said: a phrase by its key, or words of his own. */
export interface Said {
  number: number
  place: number
  phrase: string
  text: string
  at: number
}

/** Say something to everybody at the table: a phrase, or words of one's own. */
export interface Say {
  type: 'say'
  id: number
  place: number
  phrase: '' | 'back' | 'hello' | 'hurry' | 'luck' | 'moment' | 'nice' | 'oops' | 'thanks' | 'thinking' | 'well-played'
  text: string
}
