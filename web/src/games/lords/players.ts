// The players of a game of Lords of War, as the bar of a player shows them.
import type { Player } from "../../parts/PlayerBar.svelte";
import { botName, placeOf } from "../../parts/players";
import type { TableInfo } from "../../protocol";
import { isGlyph } from "../../cards/glyphs";
import { say, t } from "../../words.svelte";
import { armyName, raceOf } from "./speak";
import type { LordsView } from "./view";

/** Seats of a side share their goals: they are shown with the viewer, or with the first of the side. */
const showsGoals = (view: LordsView, seat: number): boolean => {
  const mine = view.seat >= 0 && view.sides[view.seat] === view.sides[seat];
  return mine ? seat === view.seat : view.sides.indexOf(view.sides[seat]!) === seat;
};

export function player(view: LordsView, table: TableInfo | null, seat: number): Player {
  const race = raceOf(view, seat);
  const place = placeOf(table, seat);
  const side = view.sides[seat] ?? 0;
  const hand = view.hands[seat];
  const yours = seat === view.seat;
  const taken = view.captured[side]?.length ?? 0;
  const commanders = view.commanders[side] ?? 0;
  const asked = view.asked === seat && view.phase !== "over";
  const clocks = table?.clocks ?? null;
  const goals: Player["goals"] = [];
  if (showsGoals(view, seat)) {
    const { units, commanders: crowns } = view.goals;
    if (units)
      goals.push({
        glyph: "skull",
        label: t("goal.units.label"),
        left: t("goal.units", { count: Math.max(0, units - taken) }),
        count: taken,
        of: units,
      });
    if (crowns)
      goals.push({
        glyph: "command",
        label: t("goal.commanders.label"),
        left: t("goal.commanders", { count: Math.max(0, crowns - commanders) }),
        count: commanders,
        of: crowns,
      });
  }
  const teams = view.sides.length > 2; // then the log speaks of numbers, and not everybody else is a foe
  const known = place?.kind === "bot" ? t("computer") : (place?.name ?? "");
  const alike = (table?.places.filter((each) => each.kind === "person" && each.name === known).length ?? 0) > 1; // at one screen
  const partner = teams && !yours && view.seat >= 0 && side === view.sides[view.seat];
  return {
    name: known ? (teams || alike ? `${seat + 1}. ${known}` : known) : say("player.bare", { number: seat + 1 }),
    about: [
      place?.deck || armyName(race),
      yours ? say("player.you") : partner ? t("partner") : "",
      place?.kind === "bot" && !teams ? botName(place.name) : "",
      place?.kind === "person" && !place.here ? t("away") : "",
    ],
    glyph: isGlyph(race) ? race : "shield",
    tone: `army-${race}`,
    side: view.seat < 0 ? "" : side === view.sides[view.seat] ? "you" : "foe",
    asked,
    clock: clocks && place?.kind !== "bot" ? { bank: clocks.bank[seat] ?? 0, move: clocks.move } : null,
    piles: [
      { title: t("hand"), count: (hand?.cards.length ?? 0) + (hand?.hidden ?? 0), glyph: "hand" },
      { title: t("deck"), count: view.decks[Math.min(seat, view.decks.length - 1)] ?? 0, glyph: "deck" },
    ],
    goals,
  };
}
