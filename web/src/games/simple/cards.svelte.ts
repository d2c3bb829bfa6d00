// The cards of games without their own board: a few numbers and sentences each.
import { base, CardStore, type BaseCard } from "../../cards/store.svelte";
import type { CardInfo } from "../../server/protocol";
import { maybe } from "../../words.svelte";

export interface Card extends BaseCard {
  numbers: Record<string, number>;
}

/** The facts of a simple card are numbers; whatever else is among them is not shown. */
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

/** Numbers with their names. */
export const numbersText = (game: string, numbers: Record<string, number>): string =>
  Object.entries(numbers)
    .map(([name, number]) => `${maybe(`${game}.number.${name}`, {}, name)} ${number}`)
    .join(", ");

/** A card in one sentence, for ears. */
export function describe(game: string, code: string): string {
  const store = simpleCards(game);
  const card = store.find(code);
  return card ? [store.name(code), numbersText(game, card.numbers), ...store.text(card)].join(". ") : code;
}
