// Texts about moves that a failed database has lost.
import type { TableInfo } from "../../server/protocol";
import { say, t } from "../../words.svelte";
import { seatName } from "./players";

/** The players of the lost answers, with the number of each. */
function who(table: TableInfo, seats: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => `${seatName(table, seat) || say("player.foe")}: ${count}`).join(", ");
}

/**
 * The text of the notice. `back`, if only this browser knows of the loss: the moment that the server now shows, and the
 * later one shown before.
 */
export function lostText(table: TableInfo, back: readonly [number, number] | null): string {
  const { lost } = table;
  if (!lost) return back ? t("lost.back", { first: back[0], last: back[1] }) : "";
  const { first, seats } = lost;
  const answers = seats.length ? t("lost.answers", { count: seats.length, first, who: who(table, seats) }) : "";
  return [answers, lost.row ? t("lost.row") : ""].filter(Boolean).join(" ");
}
