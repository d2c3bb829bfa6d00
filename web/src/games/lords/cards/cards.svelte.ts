// The cards of Lords of War by code.
import { base, CardStore, type BaseCard } from "../../../cards/store.svelte";
import type { CardInfo } from "../../../server/protocol";
import type { CardFacts as AnyFacts } from "../../views";
import { DIRECTIONS, type CardFacts, type PrintedFacts } from "../view";

export type Card = CardFacts & BaseCard;

const isPrinted = (facts: AnyFacts): facts is PrintedFacts => "arrows" in facts;

/** Converts a card from the server's format. */
export function readCard(info: CardInfo): Card {
  const { facts } = info;
  if (!isPrinted(facts)) throw new Error(`${info.code} is no card of this game`);
  return {
    ...base(info),
    army: info.army,
    rank: facts.rank,
    kind: facts.class,
    defence: facts.defence,
    ranged: facts.ranged,
    copies: facts.copies,
    arrows: DIRECTIONS.map((direction) => facts.arrows[direction] ?? 0),
    moves: DIRECTIONS.map((direction) => facts.moves.includes(direction)),
  };
}

export const cards = new CardStore<Card>("lords", readCard);
export const allCards = (): Card[] => cards.all();
export const findCard = (code: string): Card | undefined => cards.find(code);
export const cardName = (code: string): string => cards.name(code);

/** First words shared by many cards, such as "Orc" or "Dwarf", which distinguish nothing. */
const common = $derived.by(() => {
  const firsts = new Map<string, string[]>();
  for (const { name } of cards.all()) {
    const [first = "", second] = name.split(" ");
    if (second && !firsts.get(first)?.includes(name)) firsts.set(first, [...(firsts.get(first) ?? []), name]);
  }
  return [...firsts].filter(([, names]) => names.length > 1).map(([word]) => word);
});

/** A card name that fits a square: leaders by their first name, others by what they are. */
export function shortName(code: string): string {
  const name = cardName(code);
  const card = findCard(code);
  if (cards.translated(code) || !card) return name;
  const words = name.split(" ");
  if (words.length > 1 && (common.includes(words[0]!) || ["The", "Father", "Brother"].includes(words[0]!)))
    return words.slice(1).join(" ");
  if (words.length > 1 && (card.rank === "command" || card.rank === "general")) return words[0]!;
  return name;
}
