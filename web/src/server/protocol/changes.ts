// Made from warhost.server.protocol.changes by `python -m warhost.server.typescript`; do not edit.

/** Remove the member at the end of the path. */
export interface Drop {
  type: 'drop'
  path: (string | number)[]
}

/** Set the value at a path (member names and list indices). */
export interface Put {
  type: 'put'
  path: (string | number)[]
  value: unknown
}

/** Replace `gone` items from index `at` in the list at the path by `items`. */
export interface Splice {
  type: 'splice'
  path: (string | number)[]
  at: number
  gone: number
  items: unknown[]
}

export type Change =
  | Put
  | Drop
  | Splice
