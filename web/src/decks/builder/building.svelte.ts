// A deck being edited: its cards, the server's verdict, and the saved version.
import { api, Refused } from "../../server/api";
import { copyText } from "../../clipboard";
import { refusalText } from "../../server/refusals";
import type { Deck, DeckCheck, DeckReport, PoolCard } from "../../server/protocol";
import { ensureGuest } from "../../server/session.svelte";
import { go } from "../../route.svelte";
import { t } from "../../words.svelte";
import { findArmy, findPool } from "../pool.svelte";
import { loadDecks } from "../saved.svelte";
import { sharedDeck } from "../share";
import { d } from "../words";

const PAUSE = 120; // delay before the server checks a change, in milliseconds, so that several clicks cause one request
const LONGEST = 40; // maximum length of a deck's name
const MOST = 99; // maximum copies of one card that the server accepts

/** True if two decks contain the same cards. */
export const sameCards = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([code, count]) => other[code] === count);

export class Building {
  army = $state("");
  name = $state("");
  notes = $state(""); // the user's notes about the deck
  cards = $state.raw<Record<string, number>>({});
  format = $state("");
  ally = $state(""); // the chosen ally; "": none is chosen, or there is no choice
  id = $state(0); // id of the saved deck
  taken = $state(0); // number of times another deck was loaded
  report = $state.raw<DeckReport | null>(null); // the server's report on the last checked change
  #judged = $state(""); // the army that the report is about
  message = $state("");
  before = $state.raw<[Deck, number] | null>(null); // the unsaved deck that was replaced by another
  #touched = false; // the user has changed cards
  #kept = $state(""); // the deck as it was last saved
  readonly deck = $derived<Deck>({
    army: this.army,
    name: this.name.trim(),
    cards: this.cards,
    ...(this.notes.trim() ? { notes: this.notes.trim() } : {}),
  });
  readonly total = $derived(Object.values(this.cards).reduce((sum, count) => sum + count, 0));
  readonly changed = $derived(JSON.stringify(this.deck) !== this.#kept);
  readonly comes = $derived.by(() => findArmy(this.game, this.army)?.cards ?? {}); // cards that belong to the army
  readonly #judgement = $derived(this.#judged === this.army ? this.report : null);
  readonly #closed = $derived(this.#judgement?.closed ?? []);
  readonly joined = $derived(this.ally || (this.#judgement?.ally ?? "")); // the ally; "": not determined yet
  readonly families = $derived(this.#judgement?.families ?? []);

  /** `path` is the address of the builder's page; `options` are those of the game that the deck is for. */
  constructor(
    readonly game: string,
    readonly path: string,
    readonly options: () => NonNullable<DeckCheck["options"]> = () => ({}),
  ) {}

  /** Keeps the report up to date. Call it during component initialisation. */
  watch(): void {
    $effect(() => {
      const { game, deck, format, ally } = this;
      const body = { game, deck, options: this.options(), format, ally };
      if (!deck.army) return;
      let gone = false;
      const judge = (found: DeckReport): void => {
        if (!gone) [this.report, this.#judged] = [found, deck.army];
      };
      const timer = setTimeout(() => void api.checkDeck(body).then(judge, this.fail), PAUSE);
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
    $effect(() => void loadDecks());
  }

  /** True if the army may include this card, regardless of the other cards in the deck. */
  takes(card: PoolCard): boolean {
    return card.fits?.[this.army] !== undefined;
  }

  /** True if the chosen ally excludes the card's faction. */
  passes(card: PoolCard): boolean {
    return this.#closed.includes(card.family);
  }

  /** True if a card belongs to the army and its count is correct. */
  fixed(code: string): boolean {
    return this.cards[code] !== undefined && this.comes[code] === this.cards[code];
  }

  readonly fail = (error: unknown): void => {
    this.message = error instanceof Refused ? refusalText(error.refusal) : String(error);
  };

  /** Loads another deck; `id` is that of a saved deck, `kept` is true if it has no unsaved changes. */
  take(next: Deck, id = 0, kept = id > 0): void {
    this.before = this.#touched && this.changed ? [this.deck, this.id] : null;
    this.#touched = false;
    this.taken += 1;
    this.ally = "";
    [this.army, this.name, this.cards, this.id, this.message] = [next.army, next.name ?? "", { ...next.cards }, id, ""];
    this.notes = next.notes ?? "";
    this.#kept = kept ? JSON.stringify(this.deck) : "";
  }

  /** Continues with an unsaved copy; the saved deck is not changed. */
  copy(): void {
    if (this.name.trim()) this.name = d("decks.copy.name", { name: this.name.trim() }).slice(0, LONGEST);
    [this.id, this.#kept, this.#touched] = [0, "", true];
    this.message = d("decks.copy.done");
  }

  /** Restores the unsaved deck that was replaced by another. */
  restore(): void {
    if (!this.before) return;
    const [deck, id] = this.before;
    this.take(deck, id, false);
    this.before = null;
    this.#touched = true;
  }

  /** The initial cards of a deck of an army: a preset deck, or only the cards that belong to the army. */
  #beginning(army: string): Record<string, number> {
    const ready = findPool(this.game)?.ready.find((each) => each.army === army);
    return ready?.cards ?? findArmy(this.game, army)?.cards ?? {};
  }

  /**
   * Changes the army. An unmodified deck is replaced by the initial deck of the new army; in a modified deck, only the
   * cards that belong to an army are replaced.
   */
  lead(army: string): void {
    const fresh = [this.#beginning(this.army), this.comes].some((cards) => sameCards(cards, this.cards));
    const armies = findPool(this.game)?.armies ?? [];
    const stay = Object.entries(this.cards).filter(([code]) => !armies.some((each) => code in each.cards));
    const next = { ...findArmy(this.game, army)?.cards, ...Object.fromEntries(stay) };
    this.#touched = true;
    [this.army, this.cards, this.ally] = [army, fresh ? this.#beginning(army) : next, ""];
  }

  change(code: string, by: number): void {
    const { [code]: held = 0, ...rest } = this.cards;
    this.#touched = true;
    const count = Math.min(MOST, Math.max(0, held + by));
    // A card keeps its position in the object, so that lists do not jump.
    this.cards = count ? { ...this.cards, [code]: count } : rest;
  }

  /** Saves the deck and opens a new table with it. */
  async play(): Promise<void> {
    if (this.changed || !this.id) await this.save();
    if (this.id && !this.changed) go(`new?game=${this.game}&way=computer&deck=${this.id}`);
  }

  async save(): Promise<void> {
    try {
      await ensureGuest();
      this.id = await this.#put(this.deck);
      this.#kept = JSON.stringify(this.deck);
      await loadDecks();
      this.message = t("saved");
    } catch (error) {
      this.fail(error);
    }
  }

  /** Saves a deck under its id, or as a new deck if that one was deleted or belongs to another user. */
  async #put(deck: Deck): Promise<number> {
    const { game, id } = this;
    const saved = api.saveDeck({ game, deck, id }).catch((error: unknown) => {
      if (id && error instanceof Refused && error.refusal.key === "refused.unknown-deck")
        return api.saveDeck({ game, deck, id: 0 });
      throw error;
    });
    return (await saved).id ?? 0;
  }

  /** Deletes the saved deck; the deck on the screen is kept. */
  async remove(): Promise<void> {
    try {
      await api.deleteDeck(this.id);
      [this.id, this.#kept] = [0, ""];
      await loadDecks();
      this.message = d("decks.deleted");
    } catch (error) {
      this.fail(error);
    }
  }

  async share(): Promise<void> {
    const link = `${location.origin}/${this.path}?deck=${sharedDeck(this.deck)}`;
    this.message = (await copyText(link)) ? t("copied") : link;
  }
}
