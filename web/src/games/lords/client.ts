// Lords of War, for the screens.
import { loadSection, t } from "../../words.svelte";
import type { GameClient } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import { cards } from "./cards.svelte";
import DeckPicker from "./DeckPicker.svelte";
import { lordsFaces } from "./faces";
import { lordsHelp } from "./help";
import { actionText, armyName, playerWord } from "./speak";
import Table from "./Table.svelte";
import { ARMIES, isLords } from "./view";

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
  said: (notation, view) => {
    const words = isLords(view) ? actionText(notation, view) : notation;
    return words.startsWith("lords.action.") ? notation : words;
  },
  playerWord: (seat, view) => (isLords(view) ? playerWord(seat, view) : ""),
};
