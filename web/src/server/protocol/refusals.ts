// Made from warhost.server.protocol.refusals by `python -m warhost.server.typescript`; do not edit.

export const REFUSALS = [
  'refused.stale',
  'refused.not-asked',
  'refused.resigned',
  'refused.not-your-seat',
  'refused.not-offered',
  'refused.not-running',
  'refused.other-version',
  'refused.no-undo',
  'refused.no-offer',
  'refused.not-away',
  'refused.not-here',
  'refused.adjourned',
  'refused.saying',
  'refused.orders',
  'refused.malformed',
  'refused.too-large',
  'refused.too-fast',
  'refused.storage',
  'refused.origin',
  'refused.no-session',
  'refused.login',
  'refused.name-taken',
  'refused.bad-name',
  'refused.weak-password',
  'refused.too-many-tries',
  'refused.no-account',
  'refused.unknown-session',
  'refused.host',
  'refused.short-password',
  'refused.unknown-table',
  'refused.unknown-game',
  'refused.unknown-language',
  'refused.unknown-bot',
  'refused.unknown-deck',
  'refused.unknown-scenario',
  'refused.unknown-lesson',
  'refused.unknown-puzzle',
  'refused.unknown-answer',
  'refused.place-taken',
  'refused.no-place',
  'refused.not-welcome',
  'refused.blocked-here',
  'refused.password',
  'refused.setup',
  'refused.match-length',
  'refused.match-seats',
  'refused.not-over',
  'refused.already-begun',
  'refused.too-many-tables',
  'refused.too-many-connections',
  'refused.too-many-decks',
  'refused.deck-name',
  'refused.deck-too-large',
  'refused.unknown-club',
  'refused.club-account',
  'refused.not-founder',
  'refused.too-few',
  'refused.too-many',
  'refused.banned',
  'refused.banned-until',
  'refused.closed-account',
  'refused.address-banned',
  'refused.no-sign-ups',
  'refused.reset-link',
  'refused.not-allowed',
  'refused.unknown-person',
  'refused.not-banned',
  'refused.past-time',
  'refused.bad-network',
  'refused.no-member',
  'refused.no-such-report',
  'refused.removed-member',
  'refused.no-such-job',
  'refused.no-such-node',
  'refused.no-such-setting',
  'refused.bad-setting',
  'refused.not-found',
  'refused.rules-failed',
  'refused.failed',
] as const

export const STOPS = [
  'stopped.other-version',
  'stopped.rules-changed',
  'stopped.damaged',
  'stopped.storage',
  'stopped.no-answer',
  'stopped.rules-failed',
  'stopped.bot-failed',
  'stopped.lost',
  'stopped.closed',
] as const

/** The body of every HTTP error response. */
export interface Problem {
  refusal: Refusal
}

/** A refusal. `rule`, `card` (a code) and `place` name the cause, if there is one. */
export interface Refusal {
  key: string
  args?: Record<string, string | number>
  rule?: string
  card?: string
  place?: string
}
