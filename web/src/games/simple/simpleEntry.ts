// A game that this client has no board for, before it is opened: what the server says of it is enough.
import type { GameInfo } from "../../server/protocol";
import { loadSection, maybe } from "../../words.svelte";
import type { GameEntry } from "../client";

const LAST = 100; // after the games with their own board

export function simpleEntry(info: GameInfo): GameEntry {
  void loadSection("decks").catch(() => undefined); // where its decks are called by name
  return {
    name: info.name,
    rank: LAST,
    sign: "cards",
    rules: info.rules,
    tones: ["var(--accent)", "var(--line)"],
    pennants: [],
    ways: [],
    armyName: (key) => maybe(`${info.name}.deck.${key}`, {}, key),
    args: {},
    load: async () => (await import("./simpleClient")).simpleClient(info),
  };
}
