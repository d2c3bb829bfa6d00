// The client of Warhammer 40,000: Conquest.
import { offered } from "../../parts/prompt/offer";
import { loadSection } from "../../words.svelte";
import { cardsOf, inWords, opened, spokenBy, type GameClient } from "../client";
import { cards, cardName, findCard } from "./cards/cards.svelte";
import { conquestFaces } from "./cards/faces";
import { logLines } from "./logLines";
import { actionText, playerWord } from "./speak";
import Table from "./Table.svelte";
import { isConquest } from "./view";
import { w } from "./words";

export const client: GameClient = {
  Table,
  library: async () => (await opened(import("./library"), "decks", "conquest.decks", "conquest.help")).library,
  decks: async () => (await opened(import("./decks/choices"), "conquest.decks")).conquestChoices,
  faces: conquestFaces,
  load: () => loadSection("conquest"),
  ...cardsOf(cards),
  words: { deck: "deck", mine: () => w("con.deck"), theirs: () => w("con.deck.foe") },
  first: ["space-marines", "orks"],
  leaderName: cardName,
  emblem: (army) => findCard(army)?.faction ?? army,
  ...spokenBy(isConquest, inWords(offered, actionText), playerWord, logLines),
};
