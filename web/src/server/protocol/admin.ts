// Made from warhost.server.protocol.admin by `python -m warhost.server.typescript`; do not edit.

/** Forbid a word in messages and names; `bad*` forbids all words that begin with it, `*bad*` all that contain it. */
export interface AddWord {
  action: 'add-word'
  word: string
}

/** A ban of a person or a network, or a closed account. */
export interface AdminBan {
  kind: 'address' | 'closed' | 'person'
  network: string
  reason: string
  begun: number
  until: number
}

/** A club in a list. */
export interface AdminClub {
  id: string
  name: string
  founder: number
  founder_name: string
  members: number
}

/** The result of an action: the id of the job that carries it out (0: it is done), or the key of a reset link. */
export interface AdminDone {
  job: number
  key: string
}

/** An entry of the audit log. */
export interface AdminEntry {
  id: number
  at: number
  actor: string
  action: string
  target: string
  details: string
}

/** GET /api/admin: the requester's role, the node that replies, and the staff. */
export interface AdminHome {
  role: '' | 'judge' | 'moderator' | 'owner'
  node: string
  staff: AdminStaff[]
}

/** A job that a running server carries out. */
export interface AdminJob {
  id: number
  kind: string
  state: string
  target: string
  created: number
  ended: number
  result: string
}

/** A node of the cluster. */
export interface AdminNode {
  id: string
  address: string
  leaving: boolean
  tables: number
}

/** A person in a list. */
export interface AdminPerson {
  id: number
  name: string
  guest: boolean
  created: number
  role: '' | 'judge' | 'moderator' | 'owner'
  banned: boolean
  closed: boolean
}

/** A person with what staff need to decide; addresses are those of open connections, kept in memory only. */
export interface AdminPersonInfo {
  person: AdminPerson
  sessions: number
  used: number
  tables: string[]
  clubs: AdminClub[]
  bans: AdminBan[]
  addresses: string[]
}

/** A reported message with the messages before it. */
export interface AdminReport {
  id: number
  by: string
  person: number
  reporter: string
  table: string
  said: string[][]
  at: number
  state: string
  handler: string
  note: string
}

/** A setting with its present value; `kind` says how it is edited. */
export interface AdminSetting {
  name: string
  kind: 'lines' | 'number' | 'text' | 'yes-no'
  value: string
  default: string
}

/** A member of the staff. */
export interface AdminStaff {
  id: number
  name: string
  role: '' | 'judge' | 'moderator' | 'owner'
  since: number
}

/** A table in a list. */
export interface AdminTable {
  id: string
  game: string
  state: string
  public: boolean
  created: number
  owner: number
  people: string[]
  node: string
}

/** Ban an address or a network, which then has read access only, until a time (0: for ever). */
export interface BanAddress {
  action: 'ban-address'
  network: string
  reason: string
  until: number
}

/** End all sessions of a person and refuse new ones until a time (seconds since 1970; 0: for ever). */
export interface BanPerson {
  action: 'ban-person'
  person: number
  reason: string
  until: number
}

/** Cancel a job that no server has begun. */
export interface CancelJob {
  action: 'cancel-job'
  job: number
}

/** Change a setting of the server; running nodes follow. */
export interface ChangeSetting {
  action: 'change-setting'
  name: string
  value: string
}

/** Delete a club with its seasons; the games stay. */
export interface CloseClub {
  action: 'close-club'
  club: string
  reason: string
}

/** Close an account: nobody can sign in to it, and its name stays reserved. */
export interface ClosePerson {
  action: 'close-person'
  person: number
  reason: string
}

/** Close a report, with what was done about it. */
export interface CloseReport {
  action: 'close-report'
  report: number
  note: string
}

/** Remove an open table, or end a running game without a winner. */
export interface CloseTable {
  action: 'close-table'
  table: string
  reason: string
}

/** Delete a person as if they had done it themselves. */
export interface DeletePerson {
  action: 'delete-person'
  person: number
}

/** Have a node take no new tables and hand over those that others can continue. */
export interface DrainNode {
  action: 'drain-node'
  node: string
}

/** Make the holder of an account part of the staff; "" ends that. */
export interface GrantRole {
  action: 'grant-role'
  person: number
  role: '' | 'judge' | 'moderator' | 'owner'
}

/** Make another person at a table its owner. */
export interface HandOverTable {
  action: 'hand-over-table'
  table: string
  person: number
}

/** Take a table out of the public list. */
export interface HideTable {
  action: 'hide-table'
  table: string
}

/** Allow a forbidden word again. */
export interface RemoveWord {
  action: 'remove-word'
  word: string
}

/** Rename a person, at their tables too; the old name stays reserved for some time. */
export interface RenamePerson {
  action: 'rename-person'
  person: number
  name: string
}

/** Open a closed account again. */
export interface ReopenPerson {
  action: 'reopen-person'
  person: number
}

/** POST /api/reset: the key of a reset link: with a password, changes it; without, returns the account's name. */
export interface ResetBody {
  key: string
  password: string
}

/** Create a link with which the holder of an account can choose a new password once. */
export interface ResetPassword {
  action: 'reset-password'
  person: number
}

/** Have a drained node take tables again. */
export interface ResumeNode {
  action: 'resume-node'
  node: string
}

/** Drain a node; it stops when its last game is over. */
export interface RetireNode {
  action: 'retire-node'
  node: string
}

/** End all sessions of a person. */
export interface SignOutPerson {
  action: 'sign-out-person'
  person: number
}

/** Take a report, so that others see who deals with it. */
export interface TakeReport {
  action: 'take-report'
  report: number
}

/** Make another member the founder of a club. */
export interface TransferClub {
  action: 'transfer-club'
  club: string
  person: number
}

/** End the ban of a network. */
export interface UnbanAddress {
  action: 'unban-address'
  network: string
}

/** End a ban. */
export interface UnbanPerson {
  action: 'unban-person'
  person: number
}

export type AdminAction =
  | BanPerson
  | UnbanPerson
  | ResetPassword
  | RenamePerson
  | ClosePerson
  | ReopenPerson
  | DeletePerson
  | SignOutPerson
  | BanAddress
  | UnbanAddress
  | CloseTable
  | HideTable
  | HandOverTable
  | TransferClub
  | CloseClub
  | DrainNode
  | ResumeNode
  | RetireNode
  | CancelJob
  | ChangeSetting
  | GrantRole
  | TakeReport
  | CloseReport
  | AddWord
  | RemoveWord
