// Shared by the staff pages: running an action, and formatting times.
import type { AdminAction, AdminDone } from "../server/protocol";
import { problemText } from "../server/refusals";
import { spoken, t } from "../words.svelte";
import { adminApi } from "./api";

export const HOUR = 3600;
/** Durations of a ban in hours; 0: permanent. */
export const LENGTHS = [1, 24, 168, 720, 0] as const;

/** A list that is reloaded after each action, and the result of the last action. */
export class ActionRunner {
  problem = $state("");
  done = $state("");

  /** Runs work that the server may refuse, and shows the refusal. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    [this.problem, this.done] = ["", ""];
    try {
      await work();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** Runs an action, shows its result, and reloads the list. */
  act(action: AdminAction, again: () => Promise<unknown>, then?: (done: AdminDone) => void): Promise<void> {
    return this.attempt(async () => {
      const done = await adminApi.act(action);
      this.done = done.job ? t("admin.job.begun", { job: done.job }) : t("saved");
      then?.(done);
      await again();
    });
  }
}

/** The end of a ban of this many hours; 0: permanent. */
export const until = (hours: number): number => (hours ? Math.floor(Date.now() / 1000) + hours * HOUR : 0);

export const when = (seconds: number): string =>
  seconds
    ? new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000)
    : t("admin.never");
