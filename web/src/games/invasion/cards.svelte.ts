// The cards of Warhammer: Invasion by code, as the server gave them.
import { api } from "../../api";
import { cardName, nameCards } from "../../cards.svelte";
import type { CardInfo, PoolCard } from "../../protocol";
import { spoken } from "../../words.svelte";
import type { CardFacts } from "./view";

export interface Card extends CardFacts {
  code: string;
  name: string; // in English, as in notation
  race: string;
  text: Record<string, string[]>;
  effects: Record<string, Record<string, string>>; // single effects that one may have to choose among, by language and key
}

let known = $state.raw(new Map<string, Card>());
let waiting = $state.raw(new Map<string, Card>()); // cards that only deck building knows, without their text
const NO_FACTS = {
  loyalty: 0,
  power: 0,
  hit_points: 0,
  traits: [],
  unique: false,
  zone_only: "",
  keywords: {},
  powers: null,
  deck_only: "",
  attachment: false,
  copies: 0,
};

export function setInvasionCards(cards: CardInfo[]): void {
  known = new Map(
    cards.map((card) => [
      card.code,
      {
        ...(card.facts as CardFacts),
        code: card.code,
        name: card.name,
        race: card.army,
        text: card.text,
        effects: card.effects,
      },
    ]),
  );
  nameCards(cards);
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
        race: card.family,
        text: {},
        effects: {},
      } as unknown as Card,
    ]),
  );
}

export async function loadInvasionCards(): Promise<void> {
  if (!known.size) setInvasionCards(await api.cards("invasion"));
}

export const invasionCards = (): Card[] => [...known.values()];
export const findCard = (code: string | undefined | null): Card | undefined =>
  code ? (known.get(code) ?? waiting.get(code)) : undefined;
export const rulesText = (card: Card): string[] => {
  const own = card.text[spoken()];
  return own?.length ? own : (card.text.en ?? []);
};
/** What a single effect says, by the key that a move has for it; "" if it has no words of its own. */
export function effectText(key: string): string {
  const effects = known.get(key.split(":")[0]!)?.effects ?? {};
  return effects[spoken()]?.[key] ?? effects.en?.[key] ?? "";
}
export { cardName };
