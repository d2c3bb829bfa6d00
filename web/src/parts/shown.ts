// Made from warhost.effects.views.view_types by `python -m warhost.server.typescript`; do not edit.

/** Cards that are seen, and how many more there are. */
export interface CardPile {
  cards: CardView[]
  hidden: number
}

/** A card that is seen. */
export interface CardView {
  code: string
  id: number
}

/** The game as a seat (or a spectator, -1) sees it. */
export interface DuelView {
  asked: number
  looked: CardView[]
  moment: number
  moves: MoveView[]
  options: string[]
  outcome: [number[], string, string] | null
  question: string
  races: string[]
  seat: number
  sides: number[]
}

/** A card of a deck that one has seen, with how many lie above it. */
export interface KnownCard {
  above: number
  code: string
  id: number
}

/** An option as data: what is done, with which card, to what; its verb as messages are keyed by it. `ability` is the
 * number of one of several abilities, `says` the key of what it makes use of; `what` is a word, or the code of one,
 * that stands for no thing on the table; `copy` tells it from equal ones. */
export interface MoveView {
  ability?: number
  amount?: number
  copy?: number
  cost?: number
  id?: number
  link?: number
  place?: number
  says?: string
  slot?: number
  to?: Ref
  verb: string
  what?: string
}

/** How a table finds a thing: by id, by place and slot where it lies facedown, or as a link of the chain. */
export interface Ref {
  id?: number
  link?: number
  place?: number
  slot?: number
}
