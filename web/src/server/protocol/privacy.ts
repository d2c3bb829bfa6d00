// Made from warhost.server.protocol.privacy by `python -m warhost.server.typescript`; do not edit.

/** GET /api/privacy: how long this server keeps what, and whom to ask. */
export interface PrivacyInfo {
  terms: PrivacyTerm[]
  cleans: boolean
  contact: string
}

/** How long a server keeps something. */
export interface PrivacyTerm {
  kind: 'analyses' | 'cookie' | 'guest-games' | 'guests' | 'names' | 'reports' | 'reset-links' | 'sessions'
  days: number
}
