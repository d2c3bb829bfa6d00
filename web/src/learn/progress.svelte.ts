// How far the learner has come, kept by this browser: by lesson, the step and the answers that led to it.
const KEY = "warhost.lessons";

export interface Progress {
  step: number;
  answers: string[];
  given?: number; // how many of the answers were for the step itself, which waits for more
  done: boolean; // it was finished once
}

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

const kept = $state(read());

export const progress = (lesson: string): Progress => kept[lesson] ?? { step: 0, answers: [], done: false };

export function keep(lesson: string, step: number, answers: readonly string[], given = 0, done = false): void {
  kept[lesson] = { step, answers: [...answers], given, done: done || progress(lesson).done };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that forbids it just forgets
  }
}
