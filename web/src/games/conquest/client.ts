// Warhammer 40,000: Conquest, for the screens.
import { Offer } from "../../parts/offer";
import { loadSection } from "../../words.svelte";
import type { GameClient } from "../client";
import { cards, cardName, findCard } from "./cards.svelte";
import { conquestFaces } from "./faces";
import { actionText, playerWord } from "./speak";
import Table from "./Table.svelte";
import { STARTERS, isConquest } from "./view";
import { w } from "./words";

export const client: GameClient = {
  Table,
  desk: async () => {
    const [{ desk }] = await Promise.all([import("./desk"), loadSection("decks")]);
    return desk;
  },
  faces: conquestFaces,
  load: () => loadSection("conquest"),
  loadCards: () => cards.load(),
  know: (text) => cards.know(text),
  meetCards: (found) => cards.meet(found.map(cards.read)),
  addCards: (found) => cards.add(found.map(cards.read)),
  words: { deck: "deck", mine: () => w("con.deck"), theirs: () => w("con.deck.foe") },
  decks: STARTERS,
  first: ["space-marines", "orks"],
  leaderName: cardName,
  emblem: (army) => findCard(army)?.faction ?? army,
  foeDeck: (_, foe) => foe,
  said: (notation, view) => {
    if (!isConquest(view)) return notation;
    const wanted = notation.toLowerCase();
    const found = new Offer(view.options, view.moves, []).actions.find((each) => each.option.toLowerCase() === wanted);
    return found ? actionText(found, view) : notation;
  },
  playerWord: (seat, view) => (isConquest(view) ? playerWord(seat, view) : ""),
};
