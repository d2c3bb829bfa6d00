// The cards of a game by code: what the server gave, and what they are called and say in the reader's language.
import { api } from "../api";
import type { CardInfo } from "../protocol";
import { ownName, spoken } from "../words.svelte";

export interface BaseCard {
  code: string;
  name: string; // in English, as in notation
  names: Record<string, string>; // by language, where it has another one
  text: Record<string, string[]>; // by language
  effects: Record<string, Record<string, string>>; // single effects that one may have to choose among, by language and key
}

/** What every card has, as the server writes it. */
export const base = ({ code, name, names, text, effects }: CardInfo): BaseCard => ({
  code,
  name,
  names,
  text,
  effects,
});

export class CardStore<C extends BaseCard> {
  #known = $state.raw<ReadonlyMap<string, C>>(new Map());
  #more = $state.raw<ReadonlyMap<string, C>>(new Map()); // of one position, or that only deck building knows
  #loading: Promise<void> | null = null;

  constructor(
    readonly game: string,
    readonly read: (info: CardInfo) => C,
  ) {}

  set(cards: C[]): void {
    this.#known = new Map(cards.map((card) => [card.code, card]));
  }

  /** Cards that are known, but not listed among those of the game. */
  add(cards: C[]): void {
    this.#more = new Map([...this.#more, ...cards.map((card) => [card.code, card] as const)]);
  }

  /** Asked for once; again only where that failed. */
  load(): Promise<void> {
    this.#loading ??= api.cards(this.game).then(
      (cards) => this.set(cards.map(this.read)),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  all(): C[] {
    return [...this.#known.values()];
  }

  find(code: string | undefined | null): C | undefined {
    return code ? (this.#known.get(code) ?? this.#more.get(code)) : undefined;
  }

  /** What a card is called in the reader's language, if it has a name of its own there. */
  translated(code: string): string | undefined {
    return ownName(this.game, code) ?? this.find(code)?.names[spoken()];
  }

  name(code: string): string {
    return this.translated(code) ?? this.find(code)?.name ?? code;
  }

  text(card: C): string[] {
    const own = card.text[spoken()];
    return own?.length ? own : (card.text.en ?? []);
  }

  /** What a single effect says, by the key that a move has for it; "" if it has no words of its own. */
  effect(key: string): string {
    const effects = this.#known.get(key.split(":")[0]!)?.effects ?? {};
    return effects[spoken()]?.[key] ?? effects.en?.[key] ?? "";
  }
}
