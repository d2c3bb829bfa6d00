// The cards of the game, by code: the facts the server gave, and their names in the reader's language.
import { api } from "./api";
import type { CardInfo } from "./protocol";
import { DIRECTIONS, type CardFacts, type Rank, type Template, type UnitClass } from "./games/lords/view";
import { ownName, spoken } from "./words.svelte";

export interface Card extends CardFacts {
  text: Record<string, string[]>; // by language
  names: Record<string, string>; // by language, where it has another one
}

let known = $state.raw(new Map<string, Card>());
let own = $state.raw(new Map<string, Card>());
interface Named {
  code: string;
  name: string;
  names?: Record<string, string>;
}
let named = $state.raw(new Map<string, Named>()); // cards of other games: here only their names are known
let common = new Set<string>();

interface WrittenFacts {
  rank: Rank;
  class: UnitClass;
  defence: number;
  arrows: Record<string, number>; // by direction
  moves: string[];
  ranged: Template | null;
  copies: number;
}

/** A card as the server writes it. */
export function readCard(info: CardInfo): Card {
  const facts = info.facts as WrittenFacts;
  return {
    code: info.code,
    name: info.name,
    army: info.army,
    text: info.text,
    names: info.names,
    rank: facts.rank,
    kind: facts.class,
    defence: facts.defence,
    ranged: facts.ranged,
    copies: facts.copies,
    arrows: DIRECTIONS.map((direction) => facts.arrows[direction] ?? 0),
    moves: DIRECTIONS.map((direction) => facts.moves.includes(direction)),
  };
}

export function setCards(cards: Card[]): void {
  known = new Map(cards.map((card) => [card.code, card]));
  const firsts = new Map<string, Set<string>>();
  for (const card of cards) {
    const [first = "", second] = card.name.split(" ");
    if (second) firsts.set(first, (firsts.get(first) ?? new Set()).add(card.name));
  }
  // "Orc", "Dwarf": words that tell nothing apart
  common = new Set([...firsts].filter(([, names]) => names.size > 1).map(([word]) => word));
}

export async function loadCards(): Promise<void> {
  if (known.size === 0) setCards((await api.cards("lords")).map(readCard));
}

/** Cards that only one position has: they are known, but not listed among the cards of the game. */
export function addCards(cards: CardInfo[]): void {
  own = new Map(cards.map((card) => [card.code, readCard(card)]));
}

/** The names of another game's cards: the parts that every game uses ask for them. */
export function nameCards(cards: Named[]): void {
  named = new Map([
    ...named,
    ...cards.map((card) => [card.code, { ...card, names: card.names ?? named.get(card.code)?.names }] as const),
  ]);
}

export const allCards = (): Card[] => [...known.values()];
export const findCard = (code: string): Card | undefined => known.get(code) ?? own.get(code);
const namedHere = (code: string): string | undefined =>
  ownName("lords", code) ?? ownName("invasion", code) ?? (findCard(code) ?? named.get(code))?.names?.[spoken()];
export const cardName = (code: string): string => namedHere(code) ?? (findCard(code) ?? named.get(code))?.name ?? code;

/** As much of a name as a square has room for: leaders by their first name, others by what they are. */
export function shortName(code: string): string {
  const name = cardName(code);
  const card = findCard(code);
  if (namedHere(code) || !card) return name;
  const words = name.split(" ");
  if (words.length > 1 && (common.has(words[0]!) || ["The", "Father", "Brother"].includes(words[0]!)))
    return words.slice(1).join(" ");
  if (words.length > 1 && (card.rank === "command" || card.rank === "general")) return words[0]!;
  return name;
}
