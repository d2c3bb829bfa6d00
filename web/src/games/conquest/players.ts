// The players of a Conquest game, as their player bars show them.
import { bar, piles } from "../../parts/players/players";
import type { Player } from "../../parts/players/PlayerBar.svelte";
import type { TableInfo } from "../../server/protocol";
import { symbolName } from "./cards/describe";
import { factionName } from "./speak";
import { SYMBOLS, type ConquestView } from "./view";
import { w } from "./words";

export function player(view: ConquestView, table: TableInfo | null, seat: number): Player {
  const own = view.players[seat]!;
  return {
    ...bar(view, table, seat, { key: own.faction, name: factionName(own.faction), glyph: "neutral" }),
    piles: piles(view, own),
    goals: SYMBOLS.map((symbol) => ({
      glyph: symbol,
      label: symbolName(symbol),
      left: w("con.missing", { count: own.missing[symbol], symbol: symbolName(symbol) }),
      count: view.to_win - own.missing[symbol],
      of: view.to_win,
    })),
  };
}
