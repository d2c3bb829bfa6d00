// Lords of War away from the table: its cards, its decks, its help.
import type { GameDesk } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import DeckPicker from "./DeckPicker.svelte";
import { lordsHelp } from "./help";

export const desk: GameDesk = { Builder, CardList, DeckPicker, help: lordsHelp };
