// Lords of War outside a table: cards, decks and help.
import type { GameLibrary } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import { lordsHelp } from "./help";

export const library: GameLibrary = {
  Builder,
  CardList,
  help: lordsHelp,
};
