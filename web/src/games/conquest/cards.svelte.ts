// The cards of Warhammer 40,000: Conquest by code, as the server gave them.  Their codes are those of other games too.
import { api } from "../../api";
import type { CardInfo, PoolCard } from "../../protocol";
import { spoken } from "../../words.svelte";
import type { CardFacts } from "./view";

export interface Card extends CardFacts {
  code: string;
  name: string; // in English, as in notation
  names: Record<string, string>; // by language, where it has another one
  faction: string;
  text: Record<string, string[]>;
  effects: Record<string, Record<string, string>>; // single effects that one may have to choose among, by language and key
}

let known = $state.raw(new Map<string, Card>());
let waiting = $state.raw(new Map<string, Card>()); // cards that only deck building knows, without their text
const NO_FACTS = {
  cost: 0,
  loyalty: "common",
  attack: 0,
  hit_points: 0,
  command: 0,
  shields: 0,
  traits: [],
  unique: false,
  keywords: {},
  bonus: [0, 0],
  copies: 0,
};

export function setConquestCards(cards: CardInfo[]): void {
  known = new Map(
    cards.map((card) => [
      card.code,
      {
        ...(card.facts as CardFacts),
        code: card.code,
        name: card.name,
        names: card.names,
        faction: card.army,
        text: card.text,
        effects: card.effects,
      },
    ]),
  );
}

/** The cards of the pool that cannot be played yet. */
export function setWaitingCards(cards: PoolCard[]): void {
  waiting = new Map(
    cards.map((card) => [
      card.code,
      {
        ...NO_FACTS,
        ...card.facts,
        kind: card.kind,
        code: card.code,
        name: card.name,
        names: {},
        faction: card.family,
        text: {},
        effects: {},
      } as unknown as Card,
    ]),
  );
}

export async function loadConquestCards(): Promise<void> {
  if (!known.size) setConquestCards(await api.cards("conquest"));
}

export const conquestCards = (): Card[] => [...known.values()];
export const findCard = (code: string | undefined | null): Card | undefined =>
  code ? (known.get(code) ?? waiting.get(code)) : undefined;
export const cardName = (code: string): string => {
  const card = findCard(code);
  return card?.names[spoken()] ?? card?.name ?? code;
};
export const rulesText = (card: Card): string[] => {
  const own = card.text[spoken()];
  return own?.length ? own : (card.text.en ?? []);
};
/** What a single ability says, by the key that a move has for it; "" if it has no words of its own. */
export function effectText(key: string): string {
  const effects = known.get(key.split(":")[0]!)?.effects ?? {};
  return effects[spoken()]?.[key] ?? effects.en?.[key] ?? "";
}
