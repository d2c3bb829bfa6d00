// The deck that was being edited when the page was left, kept in local storage.
import { isRecord, remembered } from "../../json";
import type { Deck } from "../../server/protocol";

export interface Unfinished {
  deck: Deck;
  id: number; // id of the saved deck
  changed: boolean; // has unsaved changes
}

const KEY = "warhost.deck.";

const isDeck = (value: unknown): value is Deck =>
  isRecord(value) && typeof value.army === "string" && isRecord(value.cards);
const isUnfinished = (value: unknown): value is Unfinished =>
  isRecord(value) && isDeck(value.deck) && typeof value.id === "number" && typeof value.changed === "boolean";

export function unfinished(game: string): Unfinished | null {
  const found = remembered(KEY + game);
  return isUnfinished(found) ? found : null;
}

export const keepUnfinished = (game: string, what: Unfinished): void =>
  localStorage.setItem(KEY + game, JSON.stringify(what));
