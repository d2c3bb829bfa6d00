// A deck that is being built: what is in it, what the server says about it, and where it is kept.
import { api, Refused } from "../api";
import { copyText } from "../clipboard";
import { refusalText } from "../refusals";
import type { Deck, DeckCheck, DeckReport } from "../protocol";
import { ensureGuest } from "../session.svelte";
import { t } from "../words.svelte";
import { loadDecks } from "./saved.svelte";
import { sharedDeck } from "./share";
import { d } from "./words";

const PAUSE = 120; // milliseconds after a change until it is checked: a row of clicks is one change
const MOST = 99; // copies of one card that the server reads

export class Building {
  army = $state("");
  name = $state("");
  cards = $state.raw<Record<string, number>>({});
  format = $state("");
  id = $state(0); // of the saved deck
  taken = $state(0); // how often another deck was taken
  report = $state.raw<DeckReport | null>(null); // of the last change that was checked
  message = $state("");
  before = $state.raw<[Deck, number] | null>(null); // what another deck took the place of, unsaved
  #touched = false; // cards were changed by hand
  #kept = $state(""); // the deck as it was saved
  readonly deck = $derived<Deck>({ army: this.army, name: this.name.trim(), cards: this.cards });
  readonly total = $derived(Object.values(this.cards).reduce((sum, count) => sum + count, 0));
  readonly changed = $derived(JSON.stringify(this.deck) !== this.#kept);

  /** `path` is where the builder's page is; `options` are those of the game the deck is meant for. */
  constructor(
    readonly game: string,
    readonly path: string,
    readonly options: () => NonNullable<DeckCheck["options"]> = () => ({}),
  ) {}

  /** Keeps the report true; to be called while a component is set up. */
  watch(): void {
    $effect(() => {
      const body = { game: this.game, deck: this.deck, options: this.options(), format: this.format };
      if (!body.deck.army) return;
      let gone = false;
      const timer = setTimeout(
        () => void api.checkDeck(body).then((found) => !gone && (this.report = found), this.fail),
        PAUSE,
      );
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
    $effect(() => void loadDecks());
  }

  readonly fail = (error: unknown): void => {
    this.message = error instanceof Refused ? refusalText(error.refusal) : String(error);
  };

  /** Another deck; `id` is that of a saved one, `kept` whether it is as it was saved. */
  take(next: Deck, id = 0, kept = id > 0): void {
    this.before = this.#touched && this.changed ? [this.deck, this.id] : null;
    this.#touched = false;
    this.taken += 1;
    [this.army, this.name, this.cards, this.id, this.message] = [next.army, next.name ?? "", { ...next.cards }, id, ""];
    this.#kept = kept ? JSON.stringify(this.deck) : "";
  }

  /** Back to what was lost when another deck was taken. */
  restore(): void {
    if (!this.before) return;
    const [deck, id] = this.before;
    this.take(deck, id, false);
    this.before = null;
    this.#touched = true;
  }

  /** Another army, and what its coming changes among the cards. */
  lead(army: string, cards: Record<string, number>): void {
    this.#touched = true;
    [this.army, this.cards] = [army, cards];
  }

  change(code: string, by: number): void {
    const { [code]: held = 0, ...rest } = this.cards;
    this.#touched = true;
    const count = Math.min(MOST, Math.max(0, held + by));
    // A card that stays keeps its place, so that lists do not jump.
    this.cards = count ? { ...this.cards, [code]: count } : rest;
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

  /** Saves a deck in its place, or as a new one where that is gone or somebody else's. */
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
