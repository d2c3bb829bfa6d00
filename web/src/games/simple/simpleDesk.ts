// A game that this client has no board for, away from the table: its cards and its decks.
import { say } from "../../words.svelte";
import type { GameDesk } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import DeckPicker from "./DeckPicker.svelte";

export const simpleDesk = (game: string): GameDesk => ({
  Builder,
  CardList,
  DeckPicker,
  help: () => ({ title: say(`${game}.title`), hands: [], signs: [] }),
});
