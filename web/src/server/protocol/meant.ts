// Made from warhost.server.protocol.meant by `python -m warhost.server.typescript`; do not edit.

/** What a seat would do: offered or not, and perhaps only the beginning of it, without what it is aimed at. */
export interface MeantMove {
  verb: string
  card?: MeantThing | null
  to?: MeantThing | null
  amount?: number
}

/** A card or place as the view of the seat calls it: by one of these; a slot goes with a place. */
export interface MeantThing {
  id?: number
  place?: number
  slot?: number
  square?: string
  code?: string
}
