// The players of an Invasion game, as their player bars show them.
import { bar, piles, placeOf } from "../../parts/players/players";
import type { Player } from "../../parts/players/PlayerBar.svelte";
import type { TableInfo } from "../../server/protocol";
import { raceName } from "./speak";
import type { InvasionView } from "./view";
import { w } from "./words";

export function player(view: InvasionView, table: TableInfo | null, seat: number): Player {
  const own = view.players[seat]!;
  const race = own.capital === "neutral" ? (placeOf(table, seat)?.army ?? "neutral") : own.capital;
  const left = w("inv.fires.left", { count: Math.max(0, own.to_burn - own.burning) });
  return {
    ...bar(view, table, seat, { key: race, name: raceName(race), glyph: "neutral" }),
    piles: piles(view, own),
    goals: [{ glyph: "fire", label: w("inv.fires"), left, count: own.burning, of: own.to_burn }],
  };
}
