// What the server shows of a game of Warhammer: Invasion: the shapes of src/warhost/invasion/view.py.  Seats are 0-based.
import type { GameView } from "../views";
import type { Move, Ref } from "../../parts/offer";

export { keyOf, type Move, type Ref } from "../../parts/offer";

export const ZONES = ["kingdom", "quest", "battlefield"] as const;
export const RACES_BY_NUMBER = ["neutral", "dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf"] as const;
export const STARTERS = ["dwarf", "empire", "orc", "chaos"] as const;
export const DRAFTS = ["order", "destruction"] as const;
export const PHASES = ["beginning", "kingdom", "quest", "capital", "battlefield", "end"] as const;

export type Zone = (typeof ZONES)[number];
export type Kind = "unit" | "support" | "quest" | "tactic" | "legend" | "draft";

/** The printed facts of a card. */
export interface CardFacts {
  kind: Kind;
  cost: number | null; // null: X
  loyalty: number;
  power: number;
  hit_points: number;
  traits: string[];
  unique: boolean;
  zone_only: Zone | "";
  keywords: Record<string, number>;
  powers: number[] | null; // of a legend, by zone
  deck_only: string;
  attachment: boolean;
  copies: number;
}

export interface CardView {
  id: number;
  code: string;
}

export interface Cost {
  printed: number;
  changed: number; // what it is by effects
  loyalty: number;
  total: number;
  x: boolean;
}

export interface HandCard extends CardView {
  cost?: Cost;
}

/** A card in play.  Somebody else's development has neither id nor code. */
export interface InPlay {
  id?: number;
  code?: string;
  controller: number;
  owner?: number;
  power?: number;
  marks?: string[];
  development?: boolean;
  slot?: number;
  hit_points?: number;
  damage?: number;
  assigned?: number;
  remaining?: number;
  enough?: number; // damage that destroys it, with what Toughness will cancel
  powers?: number[];
  keywords?: Record<string, number>;
  quest?: number; // the quest that the unit is on
  host?: number; // what it is attached to
  tokens?: number;
}

export interface Section {
  id: number;
  hit_points: number;
  damage: number;
  burning: boolean;
  assigned: number;
}

export interface ZoneView {
  power: number;
  section: Section;
  attacked: boolean;
  targeted: boolean;
  cards: InPlay[];
}

export interface PlayerView {
  seat: number;
  capital: string;
  resources: number;
  hand: { cards: HandCard[]; hidden: number };
  deck: number;
  discard: CardView[];
  picked: { cards: CardView[]; hidden: number };
  legend: InPlay[];
  zones: Record<Zone, ZoneView>;
  burning: number;
}

export interface Link {
  kind: "play" | "use" | "develop" | "cancelled";
  controller: number;
  id?: number;
  code?: string;
  targets?: Ref[];
  x?: number | null;
  to?: number | null;
}

export interface Attack {
  attacker: number;
  defender: number;
  zone: Zone;
  legend: number;
  attackers: number[];
  defenders: number[];
}

export interface InvasionView {
  game: "invasion";
  seat: number;
  moment: number;
  sides: number[];
  races: string[];
  turn: { number: number; active: number; first: number; phase: string; window: string };
  asked: number;
  question: string;
  about: { card?: string; id?: number; left?: number } | null;
  options: string[];
  moves: Move[];
  players: PlayerView[];
  chain: Link[];
  attack: Attack | null;
  looked: CardView[];
  drafting: boolean;
  outcome: [number[], string, string] | null;
}

/** The name of a card in play on the screen; it may lie facedown. */
export const keyInPlay = (card: InPlay, zone: Zone, holder: number): string =>
  card.id !== undefined ? `c${card.id}` : `p${ZONES.indexOf(zone) * 2 + holder}.${card.slot}`;

export interface Found {
  card: InPlay;
  zone: Zone | null; // null: a legend
  holder: number;
}

/** Every card in play. */
export function inPlay(view: InvasionView): Found[] {
  return view.players.flatMap((player) => [
    ...ZONES.flatMap((zone) => player.zones[zone].cards.map((card) => ({ card, zone, holder: player.seat }))),
    ...player.legend.map((card) => ({ card, zone: null, holder: player.seat })),
  ]);
}

export const findInPlay = (view: InvasionView, id: number): Found | undefined =>
  inPlay(view).find((each) => each.card.id === id);

/** The section of an id, with whose it is. */
export function findSection(view: InvasionView, id: number): { zone: Zone; seat: number } | null {
  for (const player of view.players)
    for (const zone of ZONES) if (player.zones[zone].section.id === id) return { zone, seat: player.seat };
  return null;
}

/** The code of a card that is seen anywhere. */
export function codeOf(view: InvasionView, id: number): string | null {
  const lying = findInPlay(view, id)?.card.code;
  if (lying) return lying;
  for (const player of view.players)
    for (const pile of [player.hand.cards, player.discard, player.picked.cards])
      for (const card of pile) if (card.id === id) return card.code;
  return [...view.looked, ...view.chain].find((card) => card.id === id)?.code ?? null;
}

export const isInvasion = (view: GameView): view is InvasionView => view.game === "invasion";
