// Registration of Warhammer 40,000: Conquest, available before the game is loaded.
import { maybe } from "../../words.svelte";
import type { GameEntry } from "../client";

export const entry: GameEntry = {
  name: "conquest",
  rank: 3,
  taught: true,
  sign: "planet",
  head: "warlord",
  rules: "CON",
  tones: ["var(--space-marines)", "var(--tyranids)"],
  pennants: ["space-marines", "astra-militarum", "orks", "chaos", "dark-eldar", "eldar", "tau"],
  odds: { recruit: 86, soldier: 80, greedy: 87, captain: 76, warlord: 78 },
  ways: [],
  armyName: (key) => maybe(`conquest.faction.${key}`, {}, key),
  args: { faction: "conquest.faction" },
  load: async () => (await import("./client")).client,
};
