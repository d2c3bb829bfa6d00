// Lords of War away from the table: its cards, its decks, its help.
import type { GameDesk } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import DeckPicker from "./decks/DeckPicker.svelte";
import { lordsHelp } from "./help";

export const desk: GameDesk = { Builder, CardList, DeckPicker, help: lordsHelp };
