// Lords of War, for the screens.
import { loadSection, t } from "../../words.svelte";
import { cardsOf, opened, type GameClient } from "../client";
import { cards } from "./cards/cards.svelte";
import { lordsFaces } from "./cards/faces";
import { actionText, armyName, offered, playerWord } from "./speak";
import Table from "./Table.svelte";
import { ARMIES, isLords } from "./view";

export const client: GameClient = {
  Table,
  desk: () => opened(import("./desk")),
  faces: lordsFaces,
  load: async () => {
    await Promise.all([cards.load(), loadSection("lords")]);
  },
  ...cardsOf(cards),
  words: { deck: "place.army", mine: () => t("your.army"), theirs: () => t("foe.army") },
  decks: ARMIES,
  first: ["orcs", "dwarves"],
  leaderName: armyName,
  emblem: (army) => army,
  foeDeck: (_, foe) => foe,
  said: (notation, view) => {
    const action = isLords(view) ? offered(notation, view) : undefined;
    return isLords(view) && action ? actionText(action, view) : notation;
  },
  playerWord: (seat, view) => (isLords(view) ? playerWord(seat, view) : ""),
};
