// A deck encoded in a link: short, readable, and only meant to be decoded again.
import type { Deck } from "../server/protocol";

export function sharedDeck(deck: Deck): string {
  const cards = Object.entries(deck.cards ?? {}).map(([code, count]) => `${code}*${count}`);
  return encodeURIComponent([deck.army, (deck.name ?? "").replaceAll("|", "/"), ...cards].join("|"));
}

export function readShared(text: string): Deck | null {
  const [army, name = "", ...cards] = text.split("|");
  if (!army) return null;
  const counted = cards.map((each) => each.split("*")).filter(([code, count]) => code && /^\d{1,2}$/.test(count ?? ""));
  return { army, name, cards: Object.fromEntries(counted.map(([code, count]) => [code!, Number(count)])) };
}
