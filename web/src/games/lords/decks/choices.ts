// The six armies, and the player's own armies where the table allows them.
import { boxedDecks, ownDecks, type Choice } from "../../../decks/saved.svelte";
import type { ChoicesFor } from "../../client";
import { armyName } from "../speak";
import { say, t } from "../../../words.svelte";

export function lordsChoices({ options }: ChoicesFor): Choice[] {
  // Whether the player's own armies may be chosen.
  const own = !options || (options.armies ?? "standard") !== "standard";
  return [
    ...boxedDecks("lords").map(({ key }) => ({
      value: key,
      army: key,
      name: armyName(key),
      about: say(`lords.army.${key}.about`),
    })),
    ...(own ? ownDecks("lords") : []).map(({ id, deck }) => ({
      value: `deck:${id}`,
      army: deck.army,
      name: deck.name || armyName(deck.army),
      about: t("army.own", { army: armyName(deck.army) }),
    })),
  ];
}
