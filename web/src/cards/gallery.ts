// Entries, filters and sort order of a game's card gallery.
import { COSTS } from "../decks/builder/browse";
import { d } from "../decks/words";
import type { PackInfo } from "../server/protocol";
import { findPool } from "../decks/pool.svelte";
import type { Faces } from "../parts/faces";
import type { BaseCard, CardStore } from "./store.svelte";
import { maybe, say, setName } from "../words.svelte";

export interface GalleryCard {
  code: string;
  says: string; // the whole card in a sentence, for screen readers
  text: string; // searchable text
  note?: string; // shown below the card
}
/** What a filter offers. */
export interface Choice {
  label: string;
  values: readonly string[];
  name: (value: string) => string;
  group?: (value: string) => string; // heading under which a value is listed
}
export interface Filter extends Choice {
  of: (code: string) => string | readonly string[]; // the value of a card; a list if it has several
}

/** The orders in which a gallery can be sorted: by release, cost or name. */
export const GALLERY_SORTS = ["pack", "cost", "name"] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

/** Cards in the chosen order; those with the same cost are sorted by name. */
export function sortGallery(cards: GalleryCard[], sort: GallerySort, faces: Faces): GalleryCard[] {
  if (sort === "pack") return cards; // as they are listed
  const cost = ({ code }: GalleryCard): number => (sort === "cost" ? (faces.place?.(code).cost ?? 0) : 0);
  return [...cards].sort((a, b) => cost(a) - cost(b) || faces.name(a.code).localeCompare(faces.name(b.code)));
}

/** True if a card has the chosen value, or if none is chosen. */
export function has(filter: Filter, code: string, chosen: string | undefined): boolean {
  const found = filter.of(code);
  return !chosen || (typeof found === "string" ? found === chosen : found.includes(chosen));
}

/** The cards with their texts and search words, in gallery order. */
export const galleryOrder = <Card extends { code: string }>(
  cards: readonly Card[],
  says: (card: Card) => string,
  words: (card: Card) => string[],
): GalleryCard[] => cards.map((card) => ({ code: card.code, says: says(card), text: words(card).join(" ") }));

/** Filter by kind. */
const byKind = (
  game: string,
  label: string,
  values: readonly string[],
  find: (code: string) => { kind: string } | undefined,
): Filter => ({
  label,
  values,
  name: (each) => say(`${game}.kind.${each}`),
  of: (code) => find(code)?.kind ?? "",
});

/** Filter by printed cost, with the same columns as the deck builder; X is not a number. */
const byCost = (find: (code: string) => { cost: number | null } | undefined): Filter => ({
  label: d("decks.cost"),
  values: COSTS,
  name: (each) => each,
  of: (code) => {
    const card = find(code);
    return !card ? "" : card.cost === null ? "X" : card.cost >= 6 ? "6+" : String(card.cost);
  },
});

export const traitName = (trait: string): string => maybe(`trait.${trait}`, {}, trait);

/** Filter by trait. */
const byTrait = (
  cards: readonly { traits: readonly string[] }[],
  find: (code: string) => { traits: readonly string[] } | undefined,
): Filter => ({
  label: d("decks.trait"),
  values: [...new Set(cards.flatMap(({ traits }) => traits))].sort(),
  name: traitName,
  of: (code) => find(code)?.traits ?? [],
});

/** The choice among packs, listed under their cycles. */
export const packChoice = (packs: readonly PackInfo[]): Choice => {
  const byKey = new Map(packs.map((pack) => [pack.key, pack]));
  return {
    label: d("decks.set"),
    values: [...byKey.keys()],
    name: (key) => setName(byKey.get(key)?.name ?? key),
    group: (key) => setName(byKey.get(key)?.cycle ?? ""),
  };
};

/** A card of a game with costs. */
interface CostedCard extends BaseCard {
  kind: string;
  cost: number | null;
  traits: readonly string[];
}

/** The filters of a game with costs: by kind, cost, trait and pack. */
export const commonFilters = <C extends CostedCard>(
  cards: CardStore<C>,
  label: string,
  kinds: readonly string[],
): Filter[] => [
  byKind(cards.game, label, kinds, cards.find),
  byCost(cards.find),
  byTrait(cards.all(), cards.find),
  ...byPack(cards.game),
];

/** Filter by pack, once the card pool of the game has loaded. */
const byPack = (game: string): Filter[] => {
  const pool = findPool(game);
  if (!pool) return [];
  const packs = new Map(pool.cards.map(({ code, pack }) => [code, pack ?? ""]));
  return [{ ...packChoice(pool.packs), of: (code) => packs.get(code) ?? "" }];
};
