// A deck that is being built: what is in it, what the server says about it, and where it is kept.
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

const PAUSE = 120; // milliseconds after a change until it is checked: a row of clicks is one change
const LONGEST = 40; // signs of a deck's name
const MOST = 99; // copies of one card that the server reads

/** Whether two decks hold the same cards. */
export const sameCards = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([code, count]) => other[code] === count);

export class Building {
  army = $state("");
  name = $state("");
  notes = $state(""); // the user's, in addition to the cards
  cards = $state.raw<Record<string, number>>({});
  format = $state("");
  ally = $state(""); // the one that was chosen, where one of several may join; "": none was, or there is no choice
  id = $state(0); // of the saved deck
  taken = $state(0); // how often another deck was taken
  report = $state.raw<DeckReport | null>(null); // of the last change that was checked
  #judged = $state(""); // whose deck that was
  message = $state("");
  before = $state.raw<[Deck, number] | null>(null); // what another deck took the place of, unsaved
  #touched = false; // cards were changed by hand
  #kept = $state(""); // the deck as it was saved
  readonly deck = $derived<Deck>({
    army: this.army,
    name: this.name.trim(),
    cards: this.cards,
    ...(this.notes.trim() ? { notes: this.notes.trim() } : {}),
  });
  readonly total = $derived(Object.values(this.cards).reduce((sum, count) => sum + count, 0));
  readonly changed = $derived(JSON.stringify(this.deck) !== this.#kept);
  readonly comes = $derived.by(() => findArmy(this.game, this.army)?.cards ?? {}); // along with the army
  readonly #judgement = $derived(this.#judged === this.army ? this.report : null);
  readonly #closed = $derived(this.#judgement?.closed ?? []);
  readonly joined = $derived(this.ally || (this.#judgement?.ally ?? "")); // the ally; "": that is open still
  readonly families = $derived(this.#judgement?.families ?? []);

  /** `path` is where the builder's page is; `options` are those of the game the deck is meant for. */
  constructor(
    readonly game: string,
    readonly path: string,
    readonly options: () => NonNullable<DeckCheck["options"]> = () => ({}),
  ) {}

  /** Keeps the report true; to be called while a component is set up. */
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

  /** Whether the deck may hold a card at all, whatever else it holds. */
  takes(card: PoolCard): boolean {
    return card.fits?.[this.army] !== undefined;
  }

  /** Whether a card is of someone whom the chosen ally keeps out. */
  passes(card: PoolCard): boolean {
    return this.#closed.includes(card.family);
  }

  /** Whether a card came along with the army and is as it should be. */
  fixed(code: string): boolean {
    return this.cards[code] !== undefined && this.comes[code] === this.cards[code];
  }

  readonly fail = (error: unknown): void => {
    this.message = error instanceof Refused ? refusalText(error.refusal) : String(error);
  };

  /** Another deck; `id` is that of a saved one, `kept` whether it is as it was saved. */
  take(next: Deck, id = 0, kept = id > 0): void {
    this.before = this.#touched && this.changed ? [this.deck, this.id] : null;
    this.#touched = false;
    this.taken += 1;
    this.ally = "";
    [this.army, this.name, this.cards, this.id, this.message] = [next.army, next.name ?? "", { ...next.cards }, id, ""];
    this.notes = next.notes ?? "";
    this.#kept = kept ? JSON.stringify(this.deck) : "";
  }

  /** The same deck as another one: what is saved stays as it is. */
  copy(): void {
    if (this.name.trim()) this.name = d("decks.copy.name", { name: this.name.trim() }).slice(0, LONGEST);
    [this.id, this.#kept, this.#touched] = [0, "", true];
    this.message = d("decks.copy.done");
  }

  /** Back to what was lost when another deck was taken. */
  restore(): void {
    if (!this.before) return;
    const [deck, id] = this.before;
    this.take(deck, id, false);
    this.before = null;
    this.#touched = true;
  }

  /** What a deck of an army begins with: a deck that comes with the game, or only what comes along with the army. */
  #beginning(army: string): Record<string, number> {
    const ready = findPool(this.game)?.ready.find((each) => each.army === army);
    return ready?.cards ?? findArmy(this.game, army)?.cards ?? {};
  }

  /** Another army: a deck that nobody has changed yet becomes its own; of any other goes what came with an army. */
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
    // A card that stays keeps its place, so that lists do not jump.
    this.cards = count ? { ...this.cards, [code]: count } : rest;
  }

  /** To a new table with this deck, which is kept first. */
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

  /** Saves a deck in its place, or as a new one where that is gone or someone else's. */
  async #put(deck: Deck): Promise<number> {
    const { game, id } = this;
    const saved = api.saveDeck({ game, deck, id }).catch((error: unknown) => {
      if (id && error instanceof Refused && error.refusal.key === "refused.unknown-deck")
        return api.saveDeck({ game, deck, id: 0 });
      throw error;
    });
    return (await saved).id ?? 0;
  }

  /** Deletes the saved deck; what is on the screen stays. */
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
