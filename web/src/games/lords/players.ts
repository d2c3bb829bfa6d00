// The players of a Lords of War game, as their player bars show them.
import type { GlyphName } from "../../cards/glyphs";
import type { Player } from "../../parts/players/PlayerBar.svelte";
import { bar } from "../../parts/players/players";
import type { TableInfo } from "../../server/protocol";
import { t } from "../../words.svelte";
import { w } from "./words";
import { armyName, raceOf } from "./speak";
import type { LordsView } from "./view";

/**
 * True if the goals are shown with this seat. Seats of one side share their goals: shown with the viewer, or with the
 * first seat of the side.
 */
const showsGoals = (view: LordsView, seat: number): boolean => {
  const mine = view.seat >= 0 && view.sides[view.seat] === view.sides[seat];
  return mine ? seat === view.seat : view.sides.indexOf(view.sides[seat]!) === seat;
};

const goal = (
  glyph: GlyphName,
  key: "goal.units" | "goal.commanders",
  count: number,
  of: number,
): Player["goals"][number] => ({
  glyph,
  label: w(`${key}.label`),
  left: w(key, { count: Math.max(0, of - count) }),
  count,
  of,
});

export function player(view: LordsView, table: TableInfo | null, seat: number): Player {
  const race = raceOf(view, seat);
  const side = view.sides[seat] ?? 0;
  const hand = view.hands[seat];
  const taken = view.captured[side]?.length ?? 0;
  const commanders = view.commanders[side] ?? 0;
  const goals: Player["goals"] = [];
  if (showsGoals(view, seat)) {
    const { units, commanders: crowns } = view.goals;
    if (units) goals.push(goal("skull", "goal.units", taken, units));
    if (crowns) goals.push(goal("command", "goal.commanders", commanders, crowns));
  }
  return {
    ...bar(view, table, seat, { key: race, name: armyName(race), glyph: "shield" }),
    piles: [
      { title: t("hand"), count: (hand?.cards.length ?? 0) + (hand?.hidden ?? 0), glyph: "hand" },
      { title: t("deck"), count: view.decks[Math.min(seat, view.decks.length - 1)] ?? 0, glyph: "deck" },
    ],
    goals,
  };
}
