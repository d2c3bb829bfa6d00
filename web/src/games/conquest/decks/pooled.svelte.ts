// The card pool for Conquest decks, by code.
import type { PoolCard } from "../../../server/protocol";

let pooled = $state.raw(new Map<string, PoolCard>());

export function setPool(cards: PoolCard[]): void {
  pooled = new Map(cards.map((card) => [card.code, card]));
}

export const pooledCard = (code: string): PoolCard | undefined => pooled.get(code);
