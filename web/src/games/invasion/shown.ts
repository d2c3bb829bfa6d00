// Made from warhost.invasion.view_types by `python -m warhost.server.typescript`; do not edit.

/** What a question is about: a card, and damage that is left to assign. */
export interface About {
  card?: string
  id?: number
  left?: number
}

/** The attack that is under way; mostly it has one front of one zone. */
export interface Attack {
  asked: number
  attacker: number
  defender: number
  fronts: Front[]
  legend: number
}

/** Cards that are seen, and how many more there are. */
export interface CardPile {
  cards: CardView[]
  hidden: number
}

/** A card that is seen. */
export interface CardView {
  code: string
  id: number
}

/** What a card costs whoever holds it; `changed` is the printed cost after effects. */
export interface Cost {
  changed: number
  loyalty: number
  printed: number
  total: number
  x: boolean
}

/** A part of an attack: zones, and who fights about them. */
export interface Front {
  attackers: number[]
  defenders: number[]
  zones: ('battlefield' | 'kingdom' | 'quest')[]
}

/** The cards of a hand that are seen, and how many more there are. */
export interface Hand {
  cards: HandCard[]
  hidden: number
}

/** A card of a hand; others' have no cost. */
export interface HandCard {
  code: string
  cost?: Cost
  id: number
}

/** A card in play; somebody else's development has neither id nor code. `enough` is the damage that destroys it, with
 * what Toughness will cancel; `quest` and `host` are what it is on, `host_slot` is where that lies facedown; `beneath`
 * is what lies facedown under it, as its experience; `kept` are the cards that lie faceup under it, out of play; `x`
 * is what was paid for the X of its cost. */
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
export interface InvasionView {
  about: About | null
  asked: number
  attack: Attack | null
  chain: Link[]
  drafting: boolean
  game: 'invasion'
  looked: CardView[]
  moment: number
  moves: MoveView[]
  options: string[]
  outcome: [number[], string, string] | null
  players: PlayerView[]
  question: string
  races: string[]
  seat: number
  sides: number[]
  turn: Turn
}

/** A card of a deck that one has seen, with how many lie above it. */
export interface KnownCard {
  above: number
  code: string
  id: number
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

/** An option as data: what is done, with which card, to what; its verb as messages are keyed by it. `ability` is the
 * number of one of several abilities, `says` the key of what it makes use of; `what` is a word, or the code of one,
 * that stands for no thing on the table; `copy` tells it from equal ones. */
export interface MoveView {
  ability?: number
  amount?: number
  copy?: number
  cost?: number
  id?: number
  link?: number
  place?: number
  says?: string
  slot?: number
  to?: Ref
  verb: string
  what?: string
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
  zones: Zones
}

/** How a table finds a thing: by id, by place and slot where it lies facedown, or as a link of the chain. */
export interface Ref {
  id?: number
  link?: number
  place?: number
  slot?: number
}

/** A section of a capital. */
export interface Section {
  assigned: number
  burning: boolean
  damage: number
  hit_points: number
  id: number
}

/** Whose turn it is, and where in it the game stands. */
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
