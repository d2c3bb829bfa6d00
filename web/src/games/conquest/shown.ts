// Made from warhost.conquest.view_types by `python -m warhost.server.typescript`; do not edit.

import type { CardView, DuelView, KnownCard, MoveView, Ref } from '../../parts/shown'

export type { CardView, DuelView, KnownCard, MoveView, Ref }

/** The subject of a question. */
export interface About {
  by?: number
  card?: string
  id?: number
  kind?: number
  left?: number
}

/** The present battle. */
export interface Battle {
  attacker: number | null
  defender: number | null
  initiative: number
  position: number
  round: number
}

/** The printed facts of a card; a cost of X is null, and so are unknown facts; `bonus` is cards and resources. `hand`,
 * `resources` and `bloodied` are a warlord's, `symbols` a planet's. */
export interface CardFacts {
  attack: number
  bloodied?: [number, number]
  bonus: [number, number]
  command: number
  copies: number | null
  cost: number | null
  hand?: number
  hit_points: number
  keywords: Record<string, number>
  kind: 'army' | 'attachment' | 'event' | 'planet' | 'support' | 'synapse' | 'token' | 'warlord'
  loyalty: 'common' | 'loyal' | 'signature'
  resources?: number
  shields: number
  symbols?: ('material' | 'strongpoint' | 'tech')[]
  traits: string[]
  unique: boolean
}

/** The game as a seat (or a spectator, -1) sees it; `to_win` planets of one type win. */
export interface ConquestView extends DuelView {
  about: About | null
  battle: Battle | null
  damage: DamageView | null
  deploying: Deploying | null
  first: number
  game: 'conquest'
  lost: string[]
  planets: PlanetView[]
  players: PlayerView[]
  playing: CardView[]
  to_win: number
  turn: Turn
  waits: Record<string, string[]>
}

/** Damage that is assigned but not taken yet. */
export interface DamageView {
  attack: boolean
  by: number
  hits: Hit[]
}

/** The card that is being deployed, its cost, and the reduction. */
export interface Deploying {
  code: string
  cost: number
  id: number
  less: number
}

/** The visible cards of a hand, and the number of the others. */
export interface Hand {
  cards: HandCard[]
  hidden: number
}

/** A card of a hand. */
export interface HandCard {
  code: string
  cost: number
  id: number
  shields: number
  x: boolean
}

/** Damage assigned to a card. */
export interface Hit {
  amount: number
  id: number
}

/** A card in play; `marks`: exhausted, bloodied, attacking, defending. */
export interface InPlay {
  attack?: number
  code: string
  command?: number
  controller: number
  damage?: number
  hit_points?: number
  host?: number
  id: number
  keywords?: Record<string, number>
  kind: 'army' | 'attachment' | 'event' | 'planet' | 'support' | 'synapse' | 'token' | 'warlord'
  marks: string[]
  tokens?: number
}

/** By type: the number of planets that a player still needs. */
export interface Missing {
  material: number
  strongpoint: number
  tech: number
}

/** A planet with the cards of both players; `winner` and `bonus` are those of the struggle at present. */
export interface PlanetView {
  bonus?: [number, number] | null
  code?: string
  command?: [number, number]
  id: number
  infested?: boolean
  position: number
  reserves?: [Reserve[], Reserve[]]
  sides: [InPlay[], InPlay[]]
  state: 'down' | 'gone' | 'up'
  winner?: number
}

/** The view of a player; `dial` is a position, or null if it is not set or not visible. */
export interface PlayerView {
  bloodied: boolean
  deck: number
  dial: number | null
  dialled: boolean
  discard: CardView[]
  display: string[]
  enslaved: string | null
  faction: string
  hand: Hand
  hq: InPlay[]
  known: KnownCard[]
  limited: boolean
  missing: Missing
  resources: number
  seat: number
  site: number
  synapse_dial: number | null
  synapse_dialled: boolean
  top: CardView[]
  warlord: string
}

/** A card face down in reserve: its place, and its identity for seats that may know it. */
export interface Reserve {
  code?: string
  cost?: number
  id?: number
  place: number
  slot: number
}

/** Whose turn it is, with the phase and the round number. */
export interface Turn {
  active: number
  number: number
  phase: string
  window: string
}
