// Warhammer: Invasion, for the screens.
import { loadSection } from "../../words.svelte";
import type { GameClient } from "../client";
import Builder from "./Builder.svelte";
import CardList from "./CardList.svelte";
import { cards } from "./cards.svelte";
import DeckPicker from "./DeckPicker.svelte";
import { invasionFaces } from "./faces";
import { invasionHelp } from "./help";
import { Offer } from "./intent";
import { actionText, playerWord, raceName } from "./speak";
import Table from "./Table.svelte";
import { DRAFTS, STARTERS, isInvasion } from "./view";
import { w } from "./words";

export const client: GameClient = {
  Table,
  CardList,
  Builder,
  DeckPicker,
  faces: invasionFaces,
  help: invasionHelp,
  load: async () => {
    await Promise.all([cards.load(), loadSection("invasion"), loadSection("decks")]);
  },
  addCards: (found) => cards.add(found.map(cards.read)),
  words: { deck: "deck", mine: () => w("inv.deck"), theirs: () => w("inv.deck.foe") },
  decks: [...STARTERS, ...DRAFTS],
  first: ["dwarf", "orc"],
  leaderName: raceName,
  emblem: (army) => army,
  foeDeck: (mine, foe) => (DRAFTS.some((side) => side === mine) ? "surprise" : foe), // who drafts, drafts against one who does
  said: (notation, view) => {
    if (!isInvasion(view)) return notation;
    const wanted = notation.toLowerCase();
    const found = new Offer(view.options, view.moves).actions.find((each) => each.option.toLowerCase() === wanted);
    return found ? actionText(found, view) : notation;
  },
  playerWord: (seat, view) => (isInvasion(view) ? playerWord(seat, view) : ""),
};
