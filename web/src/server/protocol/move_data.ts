// Made from warhost.server.protocol.move_data by `python -m warhost.server.typescript`; do not edit.

/** An action of a seat, offered or not; it may be incomplete, for example without a target. */
export interface MoveData {
  verb: string
  card?: ThingData | null
  to?: ThingData | null
  amount?: number
}

/** A card or place by one of the names it has in the seat's view; a slot needs a place. */
export interface ThingData {
  id?: number
  place?: number
  slot?: number
  square?: string
  code?: string
}
