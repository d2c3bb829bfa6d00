// The learning decks, the constructed decks and the player's own decks.
import { boxedDecks, builtDecks, type Choice } from "../../../decks/saved.svelte";
import { cardName, findCard } from "../cards/cards.svelte";
import { factionName } from "../speak";
import { subjectOf } from "../subject";
import { t } from "../../../words.svelte";
import { maybe } from "../words";

export const conquestChoices = (): Choice[] => [
  ...boxedDecks("conquest").map(({ key }) => ({
    value: key,
    army: key,
    name: factionName(key),
    leader: t("decks.format.learning"),
    about: maybe(`con.about.${key}`),
  })),
  ...builtDecks(
    "conquest",
    (army) => ({ army: findCard(army)?.faction ?? "neutral", name: cardName(army) }),
    (face) => {
      const card = findCard(face);
      return card ? { face: subjectOf({ ...card, family: card.faction }), leader: cardName(face) } : {};
    },
  ),
];
