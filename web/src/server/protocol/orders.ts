// Made from warhost.server.protocol.orders by `python -m warhost.server.typescript`; do not edit.

/** Where to ask the seat and where to pass for it. What is not named is as the game has it. `quiet` holds the codes of
 * open cards about which the seat is not asked, in this turn or in this game: what is played, what is hit, or whose
 * trigger it is. */
export interface Orders {
  stops?: Record<string, 'pass' | 'stop'>
  triggers?: Record<string, 'always' | 'never'>
  quiet?: Record<string, 'game' | 'turn'>
  until?: '' | 'event' | 'stop' | 'turn'
}

/** A moment of the turn at which one may do something or let it be, and what holds there if one has not said. Its
 * phrase is `<game>.window.<key>`, that of its phase `<game>.phase.<phase>`. */
export interface WindowInfo {
  key: string
  phase: string
  mine: '' | 'pass' | 'stop'
  theirs: '' | 'pass' | 'stop'
  vital: boolean
}
