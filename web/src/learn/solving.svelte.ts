// A puzzle in progress: the game at that moment, and whether it can still be won.
import { api, Refused } from "../server/api";
import { openGame } from "../games";
import type { Playing } from "../server/playing";
import type { MoveData, PreviewOutcome, PuzzleFrame, Refusal } from "../server/protocol";
import { solve } from "./solved.svelte";

export class Solving implements Playing {
  view = $state.raw<PuzzleFrame["view"] | null>(null);
  log = $state.raw<PuzzleFrame["log"]>([]);
  status = $state<PuzzleFrame["status"]>("asked");
  window = $state("");
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  helped = $state(false); // the solution was shown
  #answers: string[] = [];

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  restart(): Promise<boolean> {
    return this.#show([]);
  }

  async answer(_seat: number, option: string): Promise<void> {
    if (this.busy || this.status !== "asked") return;
    if ((await this.#show([...this.#answers, option])) && this.#now() === "solved" && !this.helped)
      solve(this.game, this.number);
  }

  /** Resets the puzzle and plays the first winning answer. */
  async showMe(): Promise<void> {
    try {
      const { option } = await api.puzzleSolution(this.game, this.number);
      this.helped = true;
      await this.#show([option]);
    } catch (error) {
      this.#refuse(error);
    }
  }

  async whyNot(_seat: number, action: string | MoveData): Promise<Refusal | null> {
    try {
      return (await api.puzzleWhy(this.game, this.number, { answers: this.#answers, action })).refusal;
    } catch (error) {
      return error instanceof Refused ? error.refusal : { key: "refused.failed" };
    }
  }

  preview(_seat: number, action: MoveData): Promise<Record<string, PreviewOutcome>> {
    return api.puzzlePreview(this.game, this.number, { answers: this.#answers, action }).catch(() => ({}));
  }

  #now(): PuzzleFrame["status"] {
    return this.status;
  }

  #refuse(error: unknown): void {
    this.refusal = error instanceof Refused ? error.refusal : { key: "refused.failed" };
  }

  async #show(answers: string[]): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      const frame = await api.puzzleFrame(this.game, this.number, answers);
      const client = await openGame(this.game);
      client.addCards(frame.cards);
      await client.know(JSON.stringify(frame));
      [this.view, this.log, this.status, this.window] = [frame.view, frame.log, frame.status, frame.window];
      this.#answers = answers;
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
