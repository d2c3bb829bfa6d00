// The six armies, and one's own where the table lets them play.
import { boxedDecks, ownDecks, type Choice } from "../../../decks/saved.svelte";
import type { ChoicesFor } from "../../client";
import { armyName } from "../speak";
import { say, t } from "../../../words.svelte";

export function lordsChoices({ options }: ChoicesFor): Choice[] {
  const own = !options || (options.armies ?? "standard") !== "standard"; // whether one's own armies may be chosen
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
