// The cards of games without a board component: a few numbers and sentences each.
import { base, CardStore, type BaseCard } from "../../cards/store.svelte";
import type { CardInfo } from "../../server/protocol";
import { maybe } from "../../words.svelte";

export interface Card extends BaseCard {
  numbers: Record<string, number>;
}

/** Reads the numeric facts of a card; other facts are not shown. */
export function readCard(info: CardInfo): Card {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(info.facts)) if (typeof value === "number") numbers[name] = value;
  return { ...base(info), numbers };
}

const stores = new Map<string, CardStore<Card>>();

export function simpleCards(game: string): CardStore<Card> {
  const found = stores.get(game) ?? new CardStore<Card>(game, readCard);
  stores.set(game, found);
  return found;
}

/** Numbers with their labels, as text. */
export const numbersText = (game: string, numbers: Record<string, number>): string =>
  Object.entries(numbers)
    .map(([name, number]) => `${maybe(`${game}.number.${name}`, {}, name)} ${number}`)
    .join(", ");

/** A card in one sentence, for screen readers. */
export function describe(game: string, code: string): string {
  const store = simpleCards(game);
  const card = store.find(code);
  return card ? [store.name(code), numbersText(game, card.numbers), ...store.text(card)].join(". ") : code;
}
