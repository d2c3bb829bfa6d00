// What a game provides for the deck builder: names, the content of a row, and the choice of leader.
import type { Component } from "svelte";
import type { GlyphName } from "../cards/glyphs";
import type { Faces } from "../parts/faces";
import type { DeckPool, PoolCard } from "../server/protocol";
import type { Building } from "./builder/building.svelte";
import type { DeckKey } from "./words";

export interface Mark {
  text: string;
  tone: "" | "bad" | "warn" | "later";
}

export interface Price {
  text: string;
  more: number; // additional cost for the army
  says: string;
}

export interface Fact {
  text: string;
  glyph?: GlyphName;
}

export interface DeckKit {
  game: string;
  faces: Faces;
  kinds: readonly string[]; // kinds of cards in decks, in list order
  families: readonly string[];
  says: {
    family: DeckKey;
    fits: DeckKey;
    hidden: DeckKey;
    wanted: DeckKey;
    format: DeckKey;
    first: DeckKey;
    empty: DeckKey;
  };
  load: (pool: DeckPool) => Promise<void>; // loads the card faces
  name: (code: string) => string;
  kindName: (kind: string) => string;
  familyName: (family: string) => string;
  armyName: (army: string) => string; // name of a capital or a warlord
  familyOf: (army: string) => string; // the family whose colour and emblem it has
  text: (card: PoolCard) => string; // searchable text, in addition to the name
  price: (card: PoolCard, army: string) => Price; // the cost for this army
  emblems: (card: PoolCard) => number; // number of loyalty symbols next to the name
  facts: (card: PoolCard) => Fact[];
  marks: (card: PoolCard, build: Building) => Mark[];
  group: (card: PoolCard) => string; // heading in the deck list; one of `kinds` or another word
  groups: readonly string[];
  about: (card: PoolCard, build: Building) => Mark[]; // notes about a card in the inspector
  Head: Component<{ pool: DeckPool; build: Building }>; // choice of the deck's leader
  Numbers: Component<{ cards: [PoolCard, number][]; build: Building }>;
  Notes?: Component<{ build: Building }>; // additional text about the deck
}
