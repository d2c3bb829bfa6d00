// The server's view of an Invasion game, and functions to find things in it. Seats are 0-based.
import type { GameView } from "../views";
import type { CardFacts, InPlay, InvasionView } from "./shown";

export { keyOf, type Move, type Ref } from "../../parts/prompt/offer";
export type {
  Attack,
  CardFacts,
  CardView,
  Cost,
  HandCard,
  InPlay,
  InvasionView,
  Link,
  PlayerView,
  Section,
  ZoneView,
} from "./shown";

type PrintedFacts = CardFacts; // renamed: `CardFacts` has another meaning there

declare module "../views" {
  interface GameViews {
    invasion: [InvasionView, PrintedFacts];
  }
}

export const ZONES = ["kingdom", "quest", "battlefield"] as const;
export const RACES_BY_NUMBER = ["neutral", "dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf"] as const;
export const PHASES = ["beginning", "kingdom", "quest", "capital", "battlefield", "end"] as const;

export type Zone = (typeof ZONES)[number];

/** The element name of a card in play, which may be facedown. */
export const keyInPlay = (card: InPlay, zone: Zone, holder: number): string =>
  card.id !== undefined ? `c${card.id}` : `p${ZONES.indexOf(zone) * 2 + holder}.${card.slot}`;

export interface Found {
  card: InPlay;
  zone: Zone | null; // null: a legend
  holder: number;
}

/** All cards in play. */
export function inPlay(view: InvasionView): Found[] {
  return view.players.flatMap((player) => [
    ...ZONES.flatMap((zone) => player.zones[zone].cards.map((card) => ({ card, zone, holder: player.seat }))),
    ...player.legend.map((card) => ({ card, zone: null, holder: player.seat })),
  ]);
}

export const findInPlay = (view: InvasionView, id: number): Found | undefined =>
  inPlay(view).find((each) => each.card.id === id);

/** The section with this id, and its owner. */
export function findSection(view: InvasionView, id: number): { zone: Zone; seat: number } | null {
  for (const player of view.players)
    for (const zone of ZONES) if (player.zones[zone].section.id === id) return { zone, seat: player.seat };
  return null;
}

/** The number of facedown cards under a card, as its experience. */
export const experience = (card: InPlay): number =>
  card.beneath ? card.beneath.cards.length + card.beneath.hidden : 0;

/** The code of a visible card. */
export function codeOf(view: InvasionView, id: number): string | null {
  const lying = findInPlay(view, id)?.card.code;
  if (lying) return lying;
  for (const { card } of inPlay(view))
    for (const under of card.beneath?.cards ?? []) if (under.id === id) return under.code;
  for (const player of view.players)
    for (const pile of [player.hand.cards, player.discard, player.picked.cards])
      for (const card of pile) if (card.id === id) return card.code;
  return [...view.looked, ...view.chain].find((card) => card.id === id)?.code ?? null;
}

export const isInvasion = (view: GameView): view is InvasionView => view.game === "invasion";
