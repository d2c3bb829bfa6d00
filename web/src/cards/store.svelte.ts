// The cards of a game by code: facts from the server, and names and texts in the reader's language.
import { api } from "../server/api";
import type { CardInfo, PoolCard } from "../server/protocol";
import { settings } from "../settings.svelte";
import { beforeSpeaking, ownName, spoken } from "../words.svelte";

export interface BaseCard {
  code: string;
  name: string; // in English, as used in notation
  names: Record<string, string>; // translated names by language
  text: Record<string, string[]>; // rules text by language
  effects: Record<string, Record<string, string>>; // texts of single effects, by language and key
}

/** The fields that every card has, converted from the server's format. */
export const base = ({ code, name, names, text, effects }: CardInfo): BaseCard => ({
  code,
  name,
  names,
  text,
  effects,
});

/** A card of which only the facts are known: not playable yet, and without text. */
export const wordless = ({ code, name }: { code: string; name: string }): BaseCard => ({
  code,
  name,
  names: {},
  text: {},
  effects: {},
});

/** A card of the pool that is not playable yet; `blank` supplies its missing facts. */
export const waitingCard = <F extends object>(blank: F, { code, name, facts }: PoolCard): F & BaseCard => ({
  ...Object.assign({ ...blank }, facts),
  ...wordless({ code, name }),
});

const CODE = /\b[a-z][a-z0-9]*(?:-[a-z0-9]+)*-\d{1,3}[a-z]?\b/g;
const MOST = 150; // codes per request

/** All parts of a text that could be a card code. */
export const codesIn = (text: string): string[] => text.match(CODE) ?? [];

export class CardStore<C extends BaseCard> {
  #known = $state.raw<ReadonlyMap<string, C>>(new Map()); // all cards of the game
  #met = $state.raw<ReadonlyMap<string, C>>(new Map()); // cards loaded so far because a message named them
  #more = $state.raw<ReadonlyMap<string, C>>(new Map()); // cards of a single position, or only used in deck building
  #loading: Promise<void> | null = null;
  #asked = new Map<string, Promise<void>>(); // requested codes, known or not
  #wanted = new Set<string>(); // codes for the next request

  constructor(
    readonly game: string,
    readonly read: (info: CardInfo) => C,
  ) {
    beforeSpeaking((language) => this.#translate(language));
  }

  set(cards: C[]): void {
    this.#known = new Map(cards.map((card) => [card.code, this.#joined(card)]));
  }

  /** Adds cards that are not listed among those of the game. */
  add(cards: C[]): void {
    this.#more = new Map([...this.#more, ...cards.map((card) => [card.code, card] as const)]);
  }

  /** Adds cards of the game that are already loaded, so that they are not requested. */
  meet(cards: C[]): void {
    this.#met = new Map([...this.#met, ...cards.map((card) => [card.code, this.#joined(card)] as const)]);
  }

  /** Loads all cards once; retries only after a failure. */
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

  /** Loads the cards that a text of the server names; null if all of them are known. */
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
      () => codes.forEach((code) => this.#asked.delete(code)), // so that they are requested again
    );
    for (const code of codes) this.#asked.set(code, asked);
    await asked;
  }

  /** Loads the known cards in another language. */
  async #translate(language: string): Promise<void> {
    if (this.#loading) {
      await this.#loading;
      const cards = await api.cards(this.game, language);
      this.set(cards.map(this.read));
    } else if (this.#met.size) await this.#ask([...this.#met.keys()], language);
  }

  /** A card merged with its texts in languages loaded before. */
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

  /** Returns a card; an unknown one is requested, and appears when it has loaded. */
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

  /** The translated name of a card, if it has one in the reader's language. */
  translated(code: string): string | undefined {
    if (settings.names === "printed") return undefined;
    return ownName(this.game, code) ?? this.find(code)?.names[spoken()];
  }

  /** The English name, if the displayed name differs. */
  readonly printed = (code: string): string => (this.translated(code) ? (this.find(code)?.name ?? "") : "");

  readonly name = (code: string): string => this.translated(code) ?? this.find(code)?.name ?? code;

  readonly text = (card: C): string[] => {
    const own = card.text[spoken()];
    return own?.length ? own : (card.text.en ?? []);
  };

  /** The text of a single effect, by the key in a move; "" if it has no text. */
  readonly effect = (key: string): string => {
    const effects = this.find(key.split(":")[0]!)?.effects ?? {};
    return effects[spoken()]?.[key] ?? effects.en?.[key] ?? "";
  };
}
