// A game that this client has no board for, outside the table: cards and decks.
import { say } from "../../words.svelte";
import type { GameLibrary } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import DeckChoices from "../../decks/DeckChoices.svelte";
import { simpleChoices } from "./choices";

export const simpleLibrary = (game: string): GameLibrary => ({
  Builder,
  CardList,
  DeckChoices,
  choices: () => simpleChoices(game),
  help: () => ({ title: say(`${game}.title`), hands: [], signs: [] }),
});
