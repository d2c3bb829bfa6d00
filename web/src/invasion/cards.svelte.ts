// The cards of Warhammer: Invasion by code, as the server gave them.
import { api } from "../api";
import { cardName, nameCards } from "../cards.svelte";
import type { CardInfo } from "../protocol";
import { spoken } from "../words.svelte";
import type { CardFacts } from "./view";

export interface Card extends CardFacts {
  code: string;
  name: string; // in English, as in notation
  race: string;
  text: Record<string, string[]>;
}

let known = $state.raw(new Map<string, Card>());

export function setInvasionCards(cards: CardInfo[]): void {
  known = new Map(cards.map((card) => [card.code, { ...(card.facts as CardFacts), code: card.code, name: card.name, race: card.army, text: card.text }]));
  nameCards(cards);
}

export async function loadInvasionCards(): Promise<void> {
  if (!known.size) setInvasionCards(await api.cards("invasion"));
}

export const invasionCards = (): Card[] => [...known.values()];
export const findCard = (code: string | undefined | null): Card | undefined => (code ? known.get(code) : undefined);
export const rulesText = (card: Card): string[] => {
  const own = card.text[spoken()];
  return own?.length ? own : (card.text.en ?? []);
};
export { cardName };
