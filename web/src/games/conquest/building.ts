// What a deck of Conquest is made of: a warlord with his squad, the allies, command icons and shields.
import type { PoolCard } from "../../protocol";

export const KINDS = ["army", "attachment", "support", "event", "synapse"] as const;
export const WHEEL_FACTIONS = [
  "space-marines",
  "tau",
  "eldar",
  "dark-eldar",
  "chaos",
  "orks",
  "astra-militarum",
] as const;
export const BEYOND = ["necrons", "tyranids"] as const; // factions that are not on the wheel (CON-18.9, CON-18.10)
export const NEUTRAL = "neutral";

/** Whom a warlord may take cards from, and from how many of them at once; `kind` and `trait` name the only cards. */
export interface Allies {
  factions: string[];
  most: number;
  kind: string;
  trait: string;
}

export const alliesOf = (warlord: PoolCard): Allies => warlord.facts.allies as Allies;
export const squadOf = (warlord: PoolCard | undefined): Record<string, number> =>
  (warlord?.facts.cards as Record<string, number> | undefined) ?? {};
export const isSquad = (card: PoolCard): boolean => Boolean(card.facts.squad);
/** Whether one of several allies has to be chosen (CON-18.4). */
export const mustChoose = ({ factions, most }: Allies): boolean => most < factions.length;

/** How many cards of each other faction a deck holds, those of the most first. */
export function strangers(cards: [PoolCard, number][], own: string): [string, number][] {
  const found = new Map<string, number>();
  for (const [card, count] of cards)
    if (card.family && ![own, NEUTRAL].includes(card.family))
      found.set(card.family, (found.get(card.family) ?? 0) + count);
  return [...found].sort(([, a], [, b]) => b - a);
}

/** The cards of a deck under another warlord: signature cards go, his squad comes (CON-18.1, CON-18.2). */
export function ledBy(
  warlord: PoolCard,
  cards: Record<string, number>,
  find: (code: string) => PoolCard | undefined,
): Record<string, number> {
  const stays = Object.entries(cards).filter(([code]) => !find(code) || !isSquad(find(code)!));
  return { ...squadOf(warlord), ...Object.fromEntries(stays) };
}

/** Whether two decks hold the same cards. */
export const sameCards = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([code, count]) => other[code] === count);

export interface Profile {
  total: number;
  cards: number;
  parts: [number, number][]; // how many icons are on a card, and on how many cards
}

/** How many icons of a kind a deck has, and on how many cards. */
export function profile(cards: [PoolCard, number][], fact: "command" | "shields"): Profile {
  const parts = new Map<number, number>();
  for (const [card, count] of cards) {
    const icons = (card.facts[fact] as number | undefined) ?? 0;
    if (icons) parts.set(icons, (parts.get(icons) ?? 0) + count);
  }
  const sorted = [...parts].sort(([a], [b]) => a - b);
  return {
    total: sorted.reduce((sum, [icons, count]) => sum + icons * count, 0),
    cards: sorted.reduce((sum, [, count]) => sum + count, 0),
    parts: sorted,
  };
}

/** A part of a ring around the middle: from one angle to another, in degrees from the top. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (angle: number, radius: number): string => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(turned)).toFixed(2)} ${(radius * Math.sin(turned)).toFixed(2)}`;
  };
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}
