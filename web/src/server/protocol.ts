// Made from warhost.server.protocol by `python -m warhost.server.typescript`; do not edit.

export const PROTOCOL = 1

export * from './protocol/admin'
export * from './protocol/advice'
export * from './protocol/changes'
export * from './protocol/chat'
export * from './protocol/clubs'
export * from './protocol/intents'
export * from './protocol/learning'
export * from './protocol/library'
export * from './protocol/lobby'
export * from './protocol/messages'
export * from './protocol/move_data'
export * from './protocol/orders'
export * from './protocol/people'
export * from './protocol/privacy'
export * from './protocol/puzzles'
export * from './protocol/refusals'
export * from './protocol/table'
