// Rules for a Conquest deck: its warlord with the signature squad, the allies, command icons and shields.
import { numberOf } from "../../../decks/facts";
import { areTexts, isRecord } from "../../../json";
import type { PoolCard } from "../../../server/protocol";

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

/**
 * The factions that a warlord may take cards from, and whether one must be chosen; `kind` and `trait` limit the cards.
 */
export interface Allies {
  factions: string[];
  chooses: boolean;
  kind: string;
  trait: string;
}

const isAllies = (value: unknown): value is Allies => isRecord(value) && areTexts(value.factions);
const NOBODY: Allies = { factions: [], chooses: false, kind: "", trait: "" };
export const alliesOf = ({ facts: { allies } }: PoolCard): Allies => (isAllies(allies) ? allies : NOBODY);
export const isSquad = (card: PoolCard): boolean => Boolean(card.facts.squad);

export interface Profile {
  total: number;
  cards: number;
  parts: [number, number][]; // icons per card, and the number of cards with that many
}

/** The number of icons of a kind in a deck, and their distribution over cards. */
export function profile(cards: [PoolCard, number][], fact: "command" | "shields"): Profile {
  const parts = new Map<number, number>();
  for (const [card, count] of cards) {
    const icons = numberOf(card, fact);
    if (icons) parts.set(icons, (parts.get(icons) ?? 0) + count);
  }
  const sorted = [...parts].sort(([a], [b]) => a - b);
  return {
    total: sorted.reduce((sum, [icons, count]) => sum + icons * count, 0),
    cards: sorted.reduce((sum, [, count]) => sum + count, 0),
    parts: sorted,
  };
}

/** SVG path of a ring segment from one angle to another, in degrees clockwise from the top. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (angle: number, radius: number): string => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(turned)).toFixed(2)} ${(radius * Math.sin(turned)).toFixed(2)}`;
  };
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}
