// Made from warhost.effects.views.view_types by `python -m warhost.server.typescript`; do not edit.

/** The visible cards of a pile, and the number of the others. */
export interface CardPile {
  cards: CardView[]
  hidden: number
}

/** A visible card. */
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

/** A known card of a deck, with the number of cards above it. */
export interface KnownCard {
  above: number
  code: string
  id: number
}

/** An option as data: the verb (the key of its message), the card and the target. `ability` is the number of one of
 * several abilities, `says` the key of the used effect; `what` is a word, or its code, that stands for no thing on the
 * table; `copy` is its number among equal options. */
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

/** A reference to a thing: by id, by place and index if it is facedown, or as a link of the chain. */
export interface Ref {
  id?: number
  link?: number
  place?: number
  slot?: number
}
