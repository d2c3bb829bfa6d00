// Client of a game without a board component, built from its cards, decks and messages.
import { offered, type Move } from "../../parts/prompt/offer";
import type { GameInfo } from "../../server/protocol";
import { loadSection, t } from "../../words.svelte";
import { cardsOf, inWords, opened, spokenBy, type GameClient } from "../client";
import { simpleCards } from "./cards.svelte";
import { simpleFaces } from "./faces";
import { actionText, deckName, isSimple, logLines, playerWord } from "./speak";
import type { SimpleView } from "./shown";
import Table from "./Table.svelte";

export function simpleClient(info: GameInfo): GameClient {
  const game = info.name;
  const cards = simpleCards(game);
  const decks = info.armies.map((army) => army.key);
  return {
    Table,
    library: async () => {
      const { simpleLibrary } = await opened(import("./simpleLibrary"), "decks", `${game}.decks`);
      return simpleLibrary(game);
    },
    decks: async () => {
      const { simpleChoices } = await opened(import("./choices"), `${game}.decks`);
      return () => simpleChoices(game);
    },
    faces: simpleFaces(game),
    load: async () => {
      await Promise.all([cards.load(), loadSection(game), loadSection(`${game}.decks`)]);
    },
    ...cardsOf(cards),
    words: { deck: "deck", mine: () => t("your.deck"), theirs: () => t("foe.deck") },
    first: [decks[0] ?? "", decks.at(-1) ?? ""],
    leaderName: (key) => deckName(game, key),
    emblem: (key) => key,
    ...spokenBy(isSimple, inWords<Move, SimpleView>(offered, actionText), playerWord, logLines),
  };
}
