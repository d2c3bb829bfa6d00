// A lesson in progress: the step, the game at that moment, and feedback on the learner's answers.
import { api, Refused } from "../server/api";
import { openGame } from "../games";
import type { Playing } from "../server/playing";
import type { LessonFrame, LessonInfo, LessonStep, MoveData, PreviewOutcome, Refusal } from "../server/protocol";
import { keep, progress } from "./progress.svelte";

export class LessonRun implements Playing {
  step = $state(0);
  view = $state.raw<LessonFrame["view"] | null>(null);
  log = $state.raw<LessonFrame["log"]>([]);
  stray = $state(""); // message key for a legal answer that does not advance the lesson
  told = $state.raw<Refusal | null>(null); // the refusal shown on request
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  over = $state(false);
  window = $state(""); // the window in which the learner is asked

  readonly name: string;
  #answers: string[] = [];
  #given = 0; // number of answers given for this step, while it waits for more
  #frame: LessonFrame | null = null;
  #shown: string | null = null; // key of the answers that led to the current view

  constructor(readonly lesson: LessonInfo) {
    this.name = `${lesson.game}/${lesson.id}`;
  }

  get now(): LessonStep {
    return this.lesson.steps[Math.min(this.step, this.lesson.steps.length - 1)]!;
  }

  /** Resumes the lesson where it was left, or starts again if it was finished or has changed since. */
  async begin(): Promise<void> {
    const { step, answers, given } = progress(this.name);
    const left = step < this.lesson.steps.length;
    if (left && (await this.#go(answers, step, given))) return;
    await this.restart();
  }

  async restart(): Promise<void> {
    if (await this.#go([], 0)) this.over = false;
  }

  /** Continues from a step that waits for no answer, or for the other side. */
  async next(): Promise<void> {
    const replies = this.now.kind === "reply" ? this.now.answers : [];
    await this.#on([...this.#answers, ...replies]);
  }

  async answer(_seat: number, option: string): Promise<void> {
    if (this.busy || !this.#frame || this.stray) return;
    const answers = [...this.#answers, option];
    if (this.#frame.partly.includes(option)) {
      await this.#go(answers, this.step, this.#given + 1);
      return;
    }
    if (this.#frame.expected.includes(option)) {
      await this.#on([...answers, ...this.now.then]);
      return;
    }
    const said = this.#frame.instead[option] ?? "learn.other";
    if (await this.#show(answers, this.step, this.#given + 1)) this.stray = said;
  }

  /** Returns to the game before the answer that did not advance the lesson. */
  async takeBack(): Promise<void> {
    await this.#go(this.#answers, this.step, this.#given);
  }

  /** Gives the answer that the step is waiting for. */
  async showMe(): Promise<void> {
    const { kind, answers, then } = this.now;
    const before = this.#answers.slice(0, this.#answers.length - this.#given);
    if (kind === "do") await this.#on([...before, ...answers, ...then]);
    else if (kind === "try" && answers[0]) this.told = await this.whyNot(this.lesson.seat, answers[0]);
  }

  async whyNot(_seat: number, action: string | MoveData): Promise<Refusal | null> {
    try {
      const { refusal, tried } = await api.lessonWhy(this.lesson, { answers: this.#answers, step: this.step, action });
      if (tried) await this.#on(this.#answers);
      return refusal;
    } catch (error) {
      return error instanceof Refused ? error.refusal : { key: "refused.failed" };
    }
  }

  preview(_seat: number, action: MoveData): Promise<Record<string, PreviewOutcome>> {
    return api.lessonPreview(this.lesson, { answers: this.#answers, step: this.step, action }).catch(() => ({}));
  }

  async #on(answers: string[]): Promise<void> {
    this.told = null;
    const step = this.step + 1;
    if (step < this.lesson.steps.length) await this.#go(answers, step);
    else {
      this.over = true;
      keep(this.name, 0, [], 0, true);
    }
  }

  async #go(answers: string[], step: number, given = 0): Promise<boolean> {
    if (!(await this.#show(answers, step, given))) return false;
    this.step = step;
    this.stray = "";
    this.#answers = answers;
    this.#given = given;
    keep(this.name, step, answers, given);
    return true;
  }

  /**
   * Loads a moment of the game. The view object is kept if no answer was given, so that the picked card stays picked.
   */
  async #show(answers: string[], step: number, given: number): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      const frame = await api.lessonFrame(this.lesson, { answers, step, given });
      const client = await openGame(this.lesson.game);
      client.addCards(frame.cards);
      await client.know(JSON.stringify(frame));
      this.#frame = frame;
      if (answers.join() !== this.#shown) this.view = frame.view;
      this.#shown = answers.join();
      this.log = frame.log;
      this.window = frame.window;
      return true;
    } catch (error) {
      this.refusal = error instanceof Refused ? error.refusal : { key: "refused.failed" };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
