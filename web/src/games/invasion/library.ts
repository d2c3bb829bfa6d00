// Warhammer: Invasion outside the table: cards, decks and help.
import type { GameLibrary } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import { invasionHelp } from "./help";

export const library: GameLibrary = {
  Builder,
  CardList,
  help: invasionHelp,
};
