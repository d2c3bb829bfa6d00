// The preset decks of a game without a board component, and the player's own decks.
import { boxedDecks, ownDecks, type Choice } from "../../decks/saved.svelte";
import { maybe, t } from "../../words.svelte";
import { deckName } from "./speak";

export const simpleChoices = (game: string): Choice[] => [
  ...boxedDecks(game).map(({ key }) => ({
    value: key,
    army: key,
    name: deckName(game, key),
    about: maybe(`${game}.deck.${key}.about`),
  })),
  ...ownDecks(game).map(({ id, deck }) => ({
    value: `deck:${id}`,
    army: deck.army,
    name: deck.name || deckName(game, deck.army),
    about: t("decks.own", { army: deckName(game, deck.army) }),
  })),
];
