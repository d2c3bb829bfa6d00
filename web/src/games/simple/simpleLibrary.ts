// Cards and decks of a game without a board component.
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
