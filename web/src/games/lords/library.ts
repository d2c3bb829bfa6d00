// Lords of War outside the table: cards, decks and help.
import type { GameLibrary } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import DeckPicker from "./decks/DeckPicker.svelte";
import { lordsHelp } from "./help";

export const library: GameLibrary = { Builder, CardList, DeckPicker, help: lordsHelp };
