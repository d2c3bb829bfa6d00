// The cards of a game by code: what the server gave, and what they are called and say in the reader's language.
import { api } from "../server/api";
import type { CardInfo, PoolCard } from "../server/protocol";
import { settings } from "../settings.svelte";
import { beforeSpeaking, ownName, spoken } from "../words.svelte";

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

/** A card of which only the facts are known: it cannot be played yet, and says nothing. */
export const wordless = ({ code, name }: { code: string; name: string }): BaseCard => ({
  code,
  name,
  names: {},
  text: {},
  effects: {},
});

/** A card of the pool that cannot be played yet: its facts, and for those that it has not the `blank` ones. */
export const waitingCard = <F extends object>(blank: F, { code, name, facts }: PoolCard): F & BaseCard => ({
  ...Object.assign({ ...blank }, facts),
  ...wordless({ code, name }),
});

const CODE = /\b[a-z][a-z0-9]*(?:-[a-z0-9]+)*-\d{1,3}[a-z]?\b/g;
const MOST = 150; // codes in one request

/** Everything in a text that may be the code of a card. */
export const codesIn = (text: string): string[] => text.match(CODE) ?? [];

export class CardStore<C extends BaseCard> {
  #known = $state.raw<ReadonlyMap<string, C>>(new Map()); // all of the game
  #met = $state.raw<ReadonlyMap<string, C>>(new Map()); // those that were named so far
  #more = $state.raw<ReadonlyMap<string, C>>(new Map()); // of one position, or that only deck building knows
  #loading: Promise<void> | null = null;
  #asked = new Map<string, Promise<void>>(); // codes that were asked for, known or not
  #wanted = new Set<string>(); // that are asked for in a moment

  constructor(
    readonly game: string,
    readonly read: (info: CardInfo) => C,
  ) {
    beforeSpeaking((language) => this.#translate(language));
  }

  set(cards: C[]): void {
    this.#known = new Map(cards.map((card) => [card.code, this.#joined(card)]));
  }

  /** Cards that are known, but not listed among those of the game. */
  add(cards: C[]): void {
    this.#more = new Map([...this.#more, ...cards.map((card) => [card.code, card] as const)]);
  }

  /** Cards of the game that were met: they need not be asked for. */
  meet(cards: C[]): void {
    this.#met = new Map([...this.#met, ...cards.map((card) => [card.code, this.#joined(card)] as const)]);
  }

  /** All of them.  Asked for once; again only where that failed. */
  load(): Promise<void> {
    this.#loading ??= api.cards(this.game, spoken()).then(
      (cards) => this.set(cards.map(this.read)),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Asks for the cards that a text of the server names; null if all of them are known. */
  know(text: string): Promise<void> | null {
    if (this.#loading) return this.#known.size ? null : this.#loading;
    const strangers = [...new Set(codesIn(text))].filter((code) => !this.#find(code) && !this.#asked.has(code));
    return strangers.length ? this.#ask(strangers) : null;
  }

  async #ask(codes: string[], language: string = spoken()): Promise<void> {
    const parts = Array.from({ length: Math.ceil(codes.length / MOST) }, (_, at) =>
      codes.slice(MOST * at, MOST * (at + 1)),
    );
    const asked = Promise.all(parts.map((part) => api.cards(this.game, language, part))).then(
      (found) => this.meet(found.flat().map(this.read)),
      () => codes.forEach((code) => this.#asked.delete(code)), // to be asked for again
    );
    for (const code of codes) this.#asked.set(code, asked);
    await asked;
  }

  /** What is known already, in another language. */
  async #translate(language: string): Promise<void> {
    if (this.#loading) {
      await this.#loading;
      const cards = await api.cards(this.game, language);
      this.set(cards.map(this.read));
    } else if (this.#met.size) await this.#ask([...this.#met.keys()], language);
  }

  /** A card with what it says in the languages that it was read in before. */
  #joined(card: C): C {
    const before = this.#known.get(card.code) ?? this.#met.get(card.code);
    if (!before) return card;
    const [names, text] = [
      { ...before.names, ...card.names },
      { ...before.text, ...card.text },
    ];
    return { ...card, names, text, effects: { ...before.effects, ...card.effects } };
  }

  all(): C[] {
    return [...this.#known.values()];
  }

  #find(code: string): C | undefined {
    return this.#known.get(code) ?? this.#met.get(code) ?? this.#more.get(code);
  }

  /** A card; one that nobody has named before is asked for, and known a moment later. */
  readonly find = (code: string | undefined | null): C | undefined => {
    if (!code) return undefined;
    const found = this.#find(code);
    if (!found && !this.#loading && !this.#asked.has(code) && codesIn(code)[0] === code) this.#want(code);
    return found;
  };

  #want(code: string): void {
    this.#wanted.add(code);
    if (this.#wanted.size > 1) return;
    queueMicrotask(() => {
      const codes = [...this.#wanted];
      this.#wanted.clear();
      void this.#ask(codes);
    });
  }

  /** What a card is called in the reader's language, if it has its own name there. */
  translated(code: string): string | undefined {
    if (settings.names === "printed") return undefined;
    return ownName(this.game, code) ?? this.find(code)?.names[spoken()];
  }

  /** The English name, where the card is called otherwise. */
  readonly printed = (code: string): string => (this.translated(code) ? (this.find(code)?.name ?? "") : "");

  readonly name = (code: string): string => this.translated(code) ?? this.find(code)?.name ?? code;

  readonly text = (card: C): string[] => {
    const own = card.text[spoken()];
    return own?.length ? own : (card.text.en ?? []);
  };

  /** What a single effect says, by the key that a move has for it; "" if it has no separate words. */
  readonly effect = (key: string): string => {
    const effects = this.find(key.split(":")[0]!)?.effects ?? {};
    return effects[spoken()]?.[key] ?? effects.en?.[key] ?? "";
  };
}
