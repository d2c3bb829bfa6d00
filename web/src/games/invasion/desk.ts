// Warhammer: Invasion away from the table: its cards, its decks, its help.
import type { GameDesk } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import DeckPicker from "./DeckPicker.svelte";
import { invasionHelp } from "./help";

export const desk: GameDesk = { Builder, CardList, DeckPicker, help: invasionHelp };
