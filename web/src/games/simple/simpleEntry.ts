// A game that this client has no board for, before it is opened: what the server says of it is enough.
import type { GameInfo } from "../../protocol";
import { maybe } from "../../words.svelte";
import type { GameEntry } from "../client";

const LAST = 100; // behind the games with a board of their own

export const simpleEntry = (info: GameInfo): GameEntry => ({
  name: info.name,
  rank: LAST,
  sign: "cards",
  rules: info.rules,
  tones: ["var(--accent)", "var(--line)"],
  fan: [...new Set(info.armies.flatMap((army) => Object.keys(army.cards)))].slice(-3),
  pennants: [],
  ways: [],
  armyName: (key) => maybe(`${info.name}.deck.${key}`, {}, key),
  args: {},
  load: async () => (await import("./simpleClient")).simpleClient(info),
});
