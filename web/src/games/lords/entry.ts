// Registration of Lords of War, available before the game is loaded.
import { maybe } from "../../words.svelte";
import type { GameEntry } from "../client";

export const entry: GameEntry = {
  name: "lords",
  rank: 1,
  taught: true,
  sign: "swords",
  head: "army",
  rules: "LOW",
  tones: ["var(--accent)", "var(--orcs)"],
  grid: true,
  pennants: ["dwarves", "orcs", "elves", "lizardmen", "templars", "undead"],
  odds: { recruit: 97, soldier: 94, greedy: 83, captain: 80, warlord: 74 },
  ways: [
    { path: "new?way=teams", glyph: "swords", key: "way.teams", about: "way.teams.about" },
    { path: "decks/lords", glyph: "shield", key: "way.army", about: "way.army.about" },
  ],
  armyName: (key) => maybe(`lords.army.${key}`, {}, key),
  args: { rank: "lords.rank" },
  place: (text) => text,
  load: async () => (await import("./client")).client,
};
