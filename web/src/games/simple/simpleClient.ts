// A game that this client has no board for: made from its cards, its decks and its messages.
import type { GameInfo } from "../../server/protocol";
import { loadSection, t } from "../../words.svelte";
import type { GameClient } from "../client";
import { simpleCards } from "./cards.svelte";
import { simpleFaces } from "./faces";
import { actionText, deckName, isSimple, playerWord } from "./speak";
import Table from "./Table.svelte";

export function simpleClient(info: GameInfo): GameClient {
  const game = info.name;
  const cards = simpleCards(game);
  const decks = info.armies.map((army) => army.key);
  return {
    Table,
    desk: async () => {
      const [{ simpleDesk }] = await Promise.all([import("./simpleDesk"), loadSection("decks")]);
      return simpleDesk(game);
    },
    faces: simpleFaces(game),
    load: async () => {
      await Promise.all([cards.load(), loadSection(game), loadSection("decks")]);
    },
    loadCards: () => cards.load(),
    know: (text) => cards.know(text),
    meetCards: (found) => cards.meet(found.map(cards.read)),
    addCards: (found) => cards.add(found.map(cards.read)),
    words: { deck: "deck", mine: () => t("your.deck"), theirs: () => t("foe.deck") },
    decks,
    first: [decks[0] ?? "", decks.at(-1) ?? ""],
    leaderName: (key) => deckName(game, key),
    emblem: (key) => key,
    foeDeck: (_, foe) => foe,
    said: (notation, view) => {
      const move = isSimple(view) ? view.moves[view.options.indexOf(notation)] : undefined;
      return move && isSimple(view) ? actionText(move, view) : notation;
    },
    playerWord: (seat, view) => (isSimple(view) ? playerWord(seat, view) : ""),
  };
}
