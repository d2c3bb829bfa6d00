// What a table screen needs from a running game: a table on the server, or a local lesson.
import type { MoveData, PreviewOutcome, Refusal } from "./protocol";

export interface Playing {
  readonly busy: boolean; // an answer has been sent and the next question has not arrived
  readonly refusal: Refusal | null; // refusal of the last answer, until the next answer
  // `then`: answers to the questions that follow.
  answer(seat: number, option: string, then?: readonly string[]): Promise<void>;
  // Gives every option with this verb, one at a time, then the last one.
  sweep?(seat: number, verb: string, last: string): Promise<void>;
  // Answers with the cards one at a time, while they are offered.
  inOrder?(seat: number, cards: readonly number[]): Promise<void>;
  whyNot(seat: number, action: string | MoveData): Promise<Refusal | null>;
  preview(seat: number, beginning: MoveData): Promise<Record<string, PreviewOutcome>>;
}
