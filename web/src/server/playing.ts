// What a table screen asks of the game behind it: a table of the server, or a lesson.
import type { MeantMove, Outlook, Refusal } from "./protocol";

export interface Playing {
  readonly busy: boolean; // an answer is on its way
  readonly refusal: Refusal | null; // of the last answer, until the next one
  answer(seat: number, option: string): Promise<void>;
  sweep?(seat: number, verb: string, last: string): Promise<void>; // every option of this verb, one by one, then the last
  inOrder?(seat: number, cards: readonly number[]): Promise<void>; // one after the other, as long as they are asked for
  whyNot(seat: number, action: string | MeantMove): Promise<Refusal | null>;
  preview(seat: number, beginning: MeantMove): Promise<Record<string, Outlook>>;
}
