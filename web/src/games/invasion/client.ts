// Warhammer: Invasion, for the screens.
import { Offer } from "../../parts/offer";
import { loadSection } from "../../words.svelte";
import type { GameClient } from "../client";
import { cards } from "./cards.svelte";
import { invasionFaces } from "./faces";
import { actionText, playerWord, raceName } from "./speak";
import Table from "./Table.svelte";
import { DRAFTS, STARTERS, isInvasion } from "./view";
import { w } from "./words";

export const client: GameClient = {
  Table,
  desk: async () => {
    const [{ desk }] = await Promise.all([import("./desk"), loadSection("decks")]);
    return desk;
  },
  faces: invasionFaces,
  load: () => loadSection("invasion"),
  loadCards: () => cards.load(),
  know: (text) => cards.know(text),
  meetCards: (found) => cards.meet(found.map(cards.read)),
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
    const found = new Offer(view.options, view.moves, []).actions.find((each) => each.option.toLowerCase() === wanted);
    return found ? actionText(found, view) : notation;
  },
  playerWord: (seat, view) => (isInvasion(view) ? playerWord(seat, view) : ""),
};
