// Registration of a game without a board component, built from the server's description of it.
import type { GameInfo } from "../../server/protocol";
import { loadSection, maybe } from "../../words.svelte";
import type { GameEntry } from "../client";

const LAST = 100; // after the games with a board component

export function simpleEntry(info: GameInfo): GameEntry {
  void loadSection(`${info.name}.decks`).catch(() => undefined); // the section with the names of its decks
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
