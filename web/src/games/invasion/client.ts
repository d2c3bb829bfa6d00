// The client of Warhammer: Invasion.
import { offered } from "../../parts/prompt/offer";
import { loadSection } from "../../words.svelte";
import { cardsOf, inWords, opened, spokenBy, type GameClient } from "../client";
import { cards } from "./cards/cards.svelte";
import { invasionFaces } from "./cards/faces";
import { logLines } from "./logLines";
import { actionText, playerWord, raceName } from "./speak";
import Table from "./Table.svelte";
import { isInvasion } from "./view";
import { w } from "./words";

export const client: GameClient = {
  Table,
  library: async () => (await opened(import("./library"), "decks", "invasion.decks", "invasion.help")).library,
  decks: async () => (await opened(import("./decks/choices"), "invasion.decks")).invasionChoices,
  faces: invasionFaces,
  load: () => loadSection("invasion"),
  ...cardsOf(cards),
  words: { deck: "deck", mine: () => w("inv.deck"), theirs: () => w("inv.deck.foe") },
  first: ["dwarf", "orc"],
  leaderName: raceName,
  emblem: (army) => army,
  ...spokenBy(isInvasion, inWords(offered, actionText), playerWord, logLines),
};
