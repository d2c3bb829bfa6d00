// The learner's progress, kept in local storage: by lesson, the step and the answers that led to it.
import { areTexts, isRecord, remembered } from "../json";

const KEY = "warhost.lessons";

export interface Progress {
  step: number;
  answers: string[];
  given?: number; // number of answers given for the current step, while it waits for more
  done: boolean; // finished at least once
}

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) && typeof value.step === "number" && areTexts(value.answers);

function read(): Record<string, Progress> {
  const found: Record<string, Progress> = {};
  for (const [lesson, value] of Object.entries(remembered(KEY))) if (isProgress(value)) found[lesson] = value;
  return found;
}

const kept = $state(read());

export const progress = (lesson: string): Progress => kept[lesson] ?? { step: 0, answers: [], done: false };

export function keep(lesson: string, step: number, answers: readonly string[], given = 0, done = false): void {
  kept[lesson] = { step, answers: [...answers], given, done: done || progress(lesson).done };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without local storage, progress lasts until the page is closed
  }
}
