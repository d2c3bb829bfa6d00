// Made from warhost.server.protocol.orders by `python -m warhost.server.typescript`; do not edit.

/** Windows in which to ask the seat, and windows in which to pass for it. The game's defaults apply to others. `quiet`
 * has the codes of open cards about which the seat is not asked in this turn or game: cards that are played, hit, or
 * trigger. */
export interface Orders {
  stops?: Record<string, 'pass' | 'stop'>
  triggers?: Record<string, 'always' | 'never'>
  quiet?: Record<string, 'game' | 'turn'>
  until?: '' | 'event' | 'stop' | 'turn'
}

/** A window of the turn in which a player may act or pass, and the default if they have no order for it. Its phrase is
 * `<game>.window.<key>`, that of its phase `<game>.phase.<phase>`. */
export interface WindowInfo {
  key: string
  phase: string
  mine: '' | 'pass' | 'stop'
  theirs: '' | 'pass' | 'stop'
  vital: boolean
}
