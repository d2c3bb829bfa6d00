// Cards and decks of a game without a board component.
import { say } from "../../words.svelte";
import type { GameLibrary } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";

export const simpleLibrary = (game: string): GameLibrary => ({
  Builder,
  CardList,
  help: () => ({ title: say(`${game}.title`), hands: [], signs: [] }),
});
