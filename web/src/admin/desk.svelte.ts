// What the parts of the administration share: carrying out an action, and how times are written.
import type { AdminAction, AdminDone } from "../server/protocol";
import { problemText } from "../server/refusals";
import { spoken, t } from "../words.svelte";
import { adminApi } from "./api";

export const HOUR = 3600;
/** Lengths of a ban, in hours; 0 is for ever. */
export const LENGTHS = [1, 24, 168, 720, 0] as const;

/** A list that is read again after each action, and what became of the last one. */
export class Desk {
  problem = $state("");
  done = $state("");

  /** Run something that may be refused; the refusal is shown. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    [this.problem, this.done] = ["", ""];
    try {
      await work();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  /** Carry out an action, say so, and read the list again. */
  act(action: AdminAction, again: () => Promise<unknown>, then?: (done: AdminDone) => void): Promise<void> {
    return this.attempt(async () => {
      const done = await adminApi.act(action);
      this.done = done.job ? t("admin.job.begun", { job: done.job }) : t("saved");
      then?.(done);
      await again();
    });
  }
}

/** When a ban of so many hours is over; 0 for ever. */
export const until = (hours: number): number => (hours ? Math.floor(Date.now() / 1000) + hours * HOUR : 0);

export const when = (seconds: number): string =>
  seconds
    ? new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000)
    : t("admin.never");
