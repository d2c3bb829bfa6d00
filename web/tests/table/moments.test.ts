// Mapping log entries to moments.
import { expect, it } from "vitest";
import { answerOf } from "../../src/parts/ending/moments";

const MOMENTS = [
  { answer: 0, told: 2 },
  { answer: 3, told: 5 },
  { answer: 4, told: 6 },
];

it.each([
  [0, 0],
  [1, 0],
  [2, 3],
  [4, 3],
  [5, 4],
  [6, undefined],
])("entry %i of the log belongs to answer %s", (entry, answer) => {
  expect(answerOf(MOMENTS, entry)).toBe(answer);
});
