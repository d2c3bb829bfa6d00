// Warhammer 40,000: Conquest outside the table: cards, decks and help.
import type { GameLibrary } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import { conquestHelp } from "./help";

export const library: GameLibrary = {
  Builder,
  CardList,
  help: conquestHelp,
};
