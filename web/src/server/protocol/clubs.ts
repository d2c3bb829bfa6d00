// Made from warhost.server.protocol.clubs by `python -m warhost.server.typescript`; do not edit.

/** GET /api/clubs: a club one belongs to. */
export interface ClubBrief {
  id: string
  name: string
  members: number
}

/** A finished game between members. */
export interface ClubGame {
  table: string
  game: string
  created: number
  sides: number[][]
  winners: number[]
}

/** GET /api/clubs/{id}?season=2&game=NAME: as one of its members sees it. */
export interface ClubInfo {
  id: string
  name: string
  founder: number
  key: string
  season: number
  game: string
  seasons: ClubSeason[]
  members: ClubMember[]
  rounds: ClubRound[]
  games: ClubGame[]
}

/** GET /api/clubs/{id}/invitation?key=…: the club as shown before joining. */
export interface ClubInvitation {
  id: string
  name: string
  founder: string
  members: number
}

/** POST /api/clubs/{id}/join: what the invitation's address says. */
export interface ClubKey {
  key: string
}

/** A line of the table. */
export interface ClubMember {
  user: number
  name: string
  won: number
  drawn: number
  lost: number
  rating: number
  met: ClubMet[]
}

/** Games against one other member. */
export interface ClubMet {
  user: number
  won: number
  drawn: number
  lost: number
}

/** POST /api/clubs and PUT /api/clubs/{id}: what it is called. */
export interface ClubName {
  name: string
}

/** POST /api/clubs/{id}/seasons: what it is called; if another has begun since, nothing happens. */
export interface ClubNextSeason {
  name: string
  number: number
}

/** A pairing of a round, with its results so far; `other` is 0 if `one` has a bye. */
export interface ClubPair {
  one: number
  other: number
  won: number
  drawn: number
  lost: number
}

/** POST /api/clubs/{id}/rounds: the members who play in the next round; if it has begun already, nothing happens. */
export interface ClubPresent {
  present: number[]
  number: number
}

/** It lasts until the next round or season begins. */
export interface ClubRound {
  number: number
  begun: number
  pairs: ClubPair[]
}

/** It lasts until the next one begins, and counts the games whose tables were opened in it. */
export interface ClubSeason {
  number: number
  name: string
  begun: number
}
