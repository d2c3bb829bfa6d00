// Deck building for a game without a board component: a deck name and a number of cards.
import type { DeckKit } from "../../decks/kit";
import { describe, numbersText, simpleCards } from "./cards.svelte";
import DeckHead from "./DeckHead.svelte";
import DeckNumbers from "./DeckNumbers.svelte";
import { simpleFaces } from "./faces";
import { deckName } from "./speak";

const KIND = ""; // there is only one kind of card

export function simpleDeckKit(game: string): DeckKit {
  const cards = simpleCards(game);
  return {
    game,
    faces: simpleFaces(game),
    kinds: [KIND],
    families: [],
    says: {
      family: "decks.race",
      fits: "decks.fits",
      hidden: "decks.hidden",
      wanted: "decks.count.least",
      format: "decks.format",
      first: "decks.start.first",
      empty: "decks.start.empty",
    },
    load: () => cards.load(),
    name: (code) => cards.name(code),
    kindName: () => "",
    familyName: () => "",
    armyName: (key) => deckName(game, key),
    familyOf: (key) => key,
    text: (card) => describe(game, card.code),
    price: () => ({ text: "", more: 0, says: "" }),
    emblems: () => 0,
    facts: (card) => [{ text: numbersText(game, cards.find(card.code)?.numbers ?? {}) }],
    marks: () => [],
    group: () => KIND,
    groups: [KIND],
    about: () => [],
    Head: DeckHead,
    Numbers: DeckNumbers,
  };
}
