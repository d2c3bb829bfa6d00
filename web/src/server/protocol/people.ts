// Made from warhost.server.protocol.people by `python -m warhost.server.typescript`; do not edit.

/** POST /api/account (a new one; a guest keeps their tables) and POST /api/login. */
export interface AccountBody {
  name: string
  password: string
}

/** POST /api/session: play as a guest under this name. */
export interface GuestBody {
  name: string
}

/** DELETE /api/account: the password, which a guest does not have. */
export interface LeaveBody {
  password: string
}

/** GET /api/muted, and DELETE /api/muted/{id}: a person whom the user has muted or blocked. */
export interface MutedPerson {
  id: number
  name: string
  kind: 'block' | 'mute'
}

/** POST /api/password: the old and the new password. */
export interface PasswordBody {
  old: string
  new: string
}

/** GET /api/session: the user of the session cookie; `user` is 0 without a session. */
export interface Session {
  user: number
  name: string
  guest: boolean
}

/** GET /api/sessions, and DELETE /api/sessions/{id}: the active sessions of an account. */
export interface SessionInfo {
  id: string
  device: string
  created: number
  used: number
  current: boolean
}
