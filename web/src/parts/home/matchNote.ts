// Text about a table's match, for lists of tables and for the page before joining.
import type { TableInfo } from "../../server/protocol";
import { t } from "../../words.svelte";
import { scoreOf } from "../players/score";

/** The description of a table's match for lists; "" for a single game. */
export function matchNote({ match, state }: TableInfo, place: number): string {
  if (!match) return "";
  const length = t("match.best.3"); // currently the only length
  if (match.number === 1 && state !== "over") return length;
  return `${length}, ${t("match.game", { number: match.number })} · ${scoreOf(match, place)}`;
}
