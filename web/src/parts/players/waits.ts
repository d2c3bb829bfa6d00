// The agreed waiting time for a player who has left the table.
import { t } from "../../words.svelte";

const DAY = 24 * 60;
export const WAITS = [10, 60, DAY, 3 * DAY, 0] as const; // minutes; 0: unlimited

export function waitText(minutes: number): string {
  if (!minutes) return t("wait.ever");
  if (minutes >= DAY) return t("wait.days", { count: Math.round(minutes / DAY) });
  return minutes >= 60 ? t("wait.hours", { count: Math.round(minutes / 60) }) : t("wait.minutes", { count: minutes });
}
