// What the deck builder has to know of a game: how its things are called, what a row says, what is chosen first.
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
  more: number; // paid on top of it here
  says: string;
}

export interface Fact {
  text: string;
  glyph?: GlyphName;
}

export interface DeckKit {
  game: string;
  faces: Faces;
  kinds: readonly string[]; // of cards that decks hold, in the order of a list
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
  load: (pool: DeckPool) => Promise<void>; // the cards with their faces
  name: (code: string) => string;
  kindName: (kind: string) => string;
  familyName: (family: string) => string;
  armyName: (army: string) => string; // of a capital or a warlord
  familyOf: (army: string) => string; // whose colour and emblem it has
  text: (card: PoolCard) => string; // what can be searched for, beyond its name
  price: (card: PoolCard, army: string) => Price; // here
  emblems: (card: PoolCard) => number; // loyalty, next to the name
  facts: (card: PoolCard) => Fact[];
  marks: (card: PoolCard, build: Building) => Mark[];
  group: (card: PoolCard) => string; // under which heading of the deck list; one of `kinds` or another word
  groups: readonly string[];
  about: (card: PoolCard, build: Building) => Mark[]; // the notes under a card in the inspector
  Head: Component<{ pool: DeckPool; build: Building }>; // whom the deck is for
  Numbers: Component<{ cards: [PoolCard, number][]; build: Building }>;
  Notes?: Component<{ build: Building }>; // further text about it
}
