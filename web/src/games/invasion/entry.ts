// Registration of Warhammer: Invasion, available before the game is loaded.
import { knows, maybe, say, t } from "../../words.svelte";
import type { GameEntry } from "../client";

export const entry: GameEntry = {
  name: "invasion",
  rank: 2,
  taught: true,
  sign: "kingdom",
  head: "capital",
  rules: "INV",
  tones: ["var(--chaos)", "var(--dwarf)"],
  pennants: ["dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf"],
  odds: { recruit: 69, soldier: 71, greedy: 69, captain: 75, warlord: 69 },
  ways: [
    { path: "new?game=invasion&way=draft", glyph: "cards", key: "way.draft", about: "way.draft.about" },
    { path: "decks/invasion", glyph: "deck", key: "way.decks", about: "way.decks.about" },
  ],
  picture: "invasion/core-005.png",
  armyName: (key) =>
    knows(`invasion.side.${key}`)
      ? t("draft.side", { side: say(`invasion.side.${key}`) })
      : maybe(`invasion.race.${key}`, {}, key),
  args: { capital: "invasion.race", wanted: "invasion.race", unwanted: "invasion.race", side: "invasion.side" },
  load: async () => (await import("./client")).client,
};
