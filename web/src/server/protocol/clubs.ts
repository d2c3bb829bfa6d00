// Made from warhost.server.protocol.clubs by `python -m warhost.server.typescript`; do not edit.

/** GET /api/clubs: a club of the user. */
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

/** GET /api/clubs/{id}?season=2&game=NAME: the club as a member sees it. */
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
  removed: ClubRemoved[]
}

/** GET /api/clubs/{id}/invitation?key=…: the club as shown before joining. */
export interface ClubInvitation {
  id: string
  name: string
  founder: string
  members: number
}

/** POST /api/clubs/{id}/join: the key from the invitation link. */
export interface ClubKey {
  key: string
}

/** One line of the standings. */
export interface ClubMember {
  user: number
  name: string
  won: number
  drawn: number
  lost: number
  rating: number
  met: ClubMet[]
}

/** A member's results against one other member. */
export interface ClubMet {
  user: number
  won: number
  drawn: number
  lost: number
}

/** POST /api/clubs and PUT /api/clubs/{id}: the club's name. */
export interface ClubName {
  name: string
}

/** POST /api/clubs/{id}/seasons: begin a season with this name; ignored if that number has begun already. */
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

/** Someone whom the founder has removed, and who cannot join again. */
export interface ClubRemoved {
  user: number
  name: string
}

/** A round: lasts until the next round or season begins. */
export interface ClubRound {
  number: number
  begun: number
  pairs: ClubPair[]
}

/** A season: lasts until the next one begins, and counts the games whose tables were opened in it. */
export interface ClubSeason {
  number: number
  name: string
  begun: number
}
