// Lords of War, for the screens.
import type { Deck } from "../../protocol";
import { loadSection, t } from "../../words.svelte";
import type { GameClient, Options } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import { cards } from "./cards.svelte";
import DeckPicker from "./DeckPicker.svelte";
import { armyRule, RULES } from "./decks.svelte";
import { lordsFaces } from "./faces";
import { lordsHelp } from "./help";
import { actionText, armyName, playerWord } from "./speak";
import Table from "./Table.svelte";
import { ARMIES, isLords } from "./view";

/** Whoever brings an army of their own plays with the variant that allows it (C or D). */
function optionsFor(decks: (string | Deck)[], options: Options): Options {
  const needed = Math.max(...decks.map((deck) => RULES.indexOf(armyRule(deck))));
  const chosen = RULES.findIndex((each) => each === (options.armies ?? "standard"));
  return needed > chosen ? { armies: RULES[needed]! } : {};
}

export const client: GameClient = {
  Table,
  CardList,
  Builder,
  DeckPicker,
  faces: lordsFaces,
  help: lordsHelp,
  load: async () => {
    await Promise.all([cards.load(), loadSection("decks")]);
  },
  addCards: (found) => cards.add(found.map(cards.read)),
  words: { deck: "place.army", mine: () => t("your.army"), theirs: () => t("foe.army") },
  decks: ARMIES,
  first: ["orcs", "dwarves"],
  leaderName: armyName,
  emblem: (army) => army,
  foeDeck: (_, foe) => foe,
  optionsFor,
  said: (notation, view) => {
    const words = isLords(view) ? actionText(notation, view) : notation;
    return words.startsWith("lords.action.") ? notation : words;
  },
  playerWord: (seat, view) => (isLords(view) ? playerWord(seat, view) : ""),
};
