// The client of Lords of War.
import { loadSection, t } from "../../words.svelte";
import { cardsOf, inWords, opened, spokenBy, type GameClient } from "../client";
import { cards } from "./cards/cards.svelte";
import { lordsFaces } from "./cards/faces";
import { logLines } from "./logLines";
import { actionText, armyName, offered, playerWord } from "./speak";
import Table from "./Table.svelte";
import { isLords } from "./view";

export const client: GameClient = {
  Table,
  library: async () => (await opened(import("./library"), "decks", "lords.decks")).library,
  decks: async () => (await opened(import("./decks/choices"), "lords.decks")).lordsChoices,
  faces: lordsFaces,
  load: async () => {
    await Promise.all([cards.load(), loadSection("lords")]);
  },
  ...cardsOf(cards),
  words: { deck: "place.army", mine: () => t("your.army"), theirs: () => t("foe.army") },
  first: ["orcs", "dwarves"],
  leaderName: armyName,
  emblem: (army) => army,
  ...spokenBy(isLords, inWords(offered, actionText), playerWord, logLines),
};
