// The server's view of a Conquest game, and functions to find things in it. Seats are 0-based.
import type { GameView } from "../views";
import type { CardFacts, ConquestView, InPlay, PlanetView } from "./shown";

export type { CardFacts, CardView, ConquestView, HandCard, InPlay, PlanetView, PlayerView } from "./shown";

type PrintedFacts = CardFacts; // renamed: `CardFacts` has another meaning there

declare module "../views" {
  interface GameViews {
    conquest: [ConquestView, PrintedFacts];
  }
}

export const PHASES = ["deploy", "command", "combat", "headquarters"] as const;
export const SYMBOLS = ["material", "strongpoint", "tech"] as const;

export type Symbol = (typeof SYMBOLS)[number];

export interface Found {
  card: InPlay;
  position: number; // of a planet; -1: in the headquarters
  holder: number;
}

/** All cards in play. */
export function inPlay(view: ConquestView): Found[] {
  return [
    ...view.planets.flatMap((planet) =>
      planet.sides.flatMap((cards, holder) => cards.map((card) => ({ card, position: planet.position, holder }))),
    ),
    ...view.players.flatMap((player) => player.hq.map((card) => ({ card, position: -1, holder: player.seat }))),
  ];
}

export const findInPlay = (view: ConquestView, id: number): Found | undefined =>
  inPlay(view).find((each) => each.card.id === id);

/** The planet with this id, or the seat whose headquarters has it. */
export function findSite(view: ConquestView, id: number): { planet: PlanetView } | { seat: number } | null {
  const planet = view.planets.find((each) => each.id === id);
  if (planet) return { planet };
  const player = view.players.find((each) => each.site === id);
  return player ? { seat: player.seat } : null;
}

/** The code of a visible card or planet. */
export function codeOf(view: ConquestView, id: number): string | null {
  const lying = findInPlay(view, id)?.card.code ?? view.planets.find((each) => each.id === id)?.code;
  if (lying) return lying;
  const piles = view.players.flatMap((player) => [...player.hand.cards, ...player.discard, ...player.top]);
  const laid = view.planets.flatMap((planet) => (planet.reserves ?? []).flat());
  const reserve = laid.find((card) => card.id === id)?.code;
  if (reserve) return reserve;
  return [...piles, ...view.looked, ...view.playing].find((card) => card.id === id)?.code ?? null;
}

/** Damage that is assigned to a card and not yet taken. */
export const assignedTo = (view: ConquestView, id: number): number =>
  (view.damage?.hits ?? []).filter((hit) => hit.id === id).reduce((sum, hit) => sum + hit.amount, 0);

export const isConquest = (view: GameView): view is ConquestView => view.game === "conquest";

/** One player's part of a planet: `seat` is the reader's side, `holder` the owner of the cards. */
export interface AtPlanet {
  planet: PlanetView;
  view: ConquestView;
  seat: number;
  holder: number;
}
