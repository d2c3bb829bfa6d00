// Warhammer 40,000: Conquest away from the table: its cards, its decks, its help.
import type { GameDesk } from "../client";
import Builder from "./decks/Builder.svelte";
import CardList from "./cards/CardList.svelte";
import DeckPicker from "./decks/DeckPicker.svelte";
import { conquestHelp } from "./help";

export const desk: GameDesk = { Builder, CardList, DeckPicker, help: conquestHelp };
