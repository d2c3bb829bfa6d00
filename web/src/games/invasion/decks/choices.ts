// The first-game decks, the two sides of a draft, the constructed decks and the player's own decks.
import { boxedDecks, builtDecks, type Choice } from "../../../decks/saved.svelte";
import type { ChoicesFor } from "../../client";
import { findCard } from "../cards/cards.svelte";
import { raceName } from "../speak";
import { subjectOf } from "../subject";
import { maybe } from "../words";

export const invasionChoices = ({ foe = false }: ChoicesFor): Choice[] => [
  ...boxedDecks("invasion", foe).map(({ key }) => ({
    value: key,
    army: key,
    name: raceName(key),
    about: maybe(`inv.about.${key}`),
  })),
  ...builtDecks(
    "invasion",
    (army) => ({ army, name: raceName(army) }),
    (face) => {
      const card = findCard(face);
      return card ? { face: subjectOf({ ...card, family: card.race }) } : {};
    },
  ),
];
