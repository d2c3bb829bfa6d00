// Made from warhost.invasion.view_types by `python -m warhost.server.typescript`; do not edit.

import type { CardPile, CardView, DuelView, KnownCard, MoveView, Ref } from '../../parts/shown'

export type { CardPile, CardView, DuelView, KnownCard, MoveView, Ref }

/** What a question is about: a card, and damage still to be assigned. */
export interface About {
  card?: string
  id?: number
  left?: number
}

/** The present attack; usually it has one front of one zone. */
export interface Attack {
  asked: number
  attacker: number
  defender: number
  fronts: Front[]
  legend: number
}

/** The printed facts of a card; a cost of X is null, and so are unknown facts. `powers` are a legend's. */
export interface CardFacts {
  attachment: boolean
  copies: number | null
  cost: number | null
  deck_only: string
  hit_points: number
  keywords: Record<string, number>
  kind: 'draft' | 'legend' | 'quest' | 'support' | 'tactic' | 'unit'
  loyalty: number
  power: number
  powers: number[] | null
  traits: string[]
  unique: boolean | null
  zone_only: '' | 'battlefield' | 'kingdom' | 'quest'
}

/** The cost of a card in hand; `changed` is the printed cost after effects. */
export interface Cost {
  changed: number
  loyalty: number
  printed: number
  total: number
  x: boolean
}

/** The length of a draft: its rounds, and the cards picked in each. */
export interface Drafting {
  picks: number
  rounds: number
}

/** A front of an attack: its zones, and the units that fight there. */
export interface Front {
  attackers: number[]
  defenders: number[]
  zones: ('battlefield' | 'kingdom' | 'quest')[]
}

/** The visible cards of a hand, and the number of the others. */
export interface Hand {
  cards: HandCard[]
  hidden: number
}

/** A card in a hand; cards in another player's hand have no cost. */
export interface HandCard {
  code: string
  cost?: Cost
  id: number
}

/** A card in play; another player's development has neither id nor code. `enough` is the damage that destroys it,
 * including what Toughness will cancel; `quest` and `host` are the card that it is on, `host_slot` the index of a
 * facedown host; `beneath` are facedown cards under it (experience); `kept` are faceup cards under it, out of play;
 * `x` is the X that was paid. */
export interface InPlay {
  assigned?: number
  beneath?: CardPile
  code?: string
  controller: number
  damage?: number
  development?: boolean
  enough?: number
  hit_points?: number
  host?: number
  host_slot?: number
  id?: number
  kept?: CardView[]
  keywords?: Record<string, number>
  marks?: string[]
  owner?: number
  power?: number
  powers?: number[]
  quest?: number
  remaining?: number
  slot?: number
  tokens?: number
  x?: number
}

/** The game as a seat (or a spectator, -1) sees it. */
export interface InvasionView extends DuelView {
  about: About | null
  attack: Attack | null
  chain: Link[]
  drafting: Drafting | null
  game: 'invasion'
  players: PlayerView[]
  turn: Turn
}

/** A link of the chain. */
export interface Link {
  code?: string
  controller: number
  id?: number
  kind: 'cancelled' | 'develop' | 'play' | 'use'
  targets?: Ref[]
  to?: number | null
  x?: number | null
}

/** What is seen of a player. */
export interface PlayerView {
  burning: number
  capital: string
  deck: number
  discard: CardView[]
  hand: Hand
  known: KnownCard[]
  legend: InPlay[]
  picked: CardPile
  resources: number
  seat: number
  to_burn: number
  zones: Zones
}

/** A section of a capital. */
export interface Section {
  assigned: number
  burning: boolean
  damage: number
  hit_points: number
  id: number
}

/** Whose turn it is, with the phase and the turn number. */
export interface Turn {
  active: number
  first: number
  number: number
  phase: string
  window: string
}

/** A zone of a player. */
export interface ZoneView {
  attacked: boolean
  cards: InPlay[]
  power: number
  section: Section
  targeted: boolean
}

/** The three zones of a capital. */
export interface Zones {
  battlefield: ZoneView
  kingdom: ZoneView
  quest: ZoneView
}
