// Turns a click into an answer or, if it is not legal, into the reason: shared by all tables.
import type { Playing } from "../server/playing";
import type { MoveData, Refusal } from "../server/protocol";

/** The game and seat of the reader. */
export interface Sitting {
  game: () => Playing | null; // null: watching only
  seat: () => number; // negative for spectators
}

export abstract class Held {
  why = $state.raw<{ refusal: Refusal; at: DOMRect } | null>(null);
  readonly #here: Sitting;

  constructor(here: Sitting) {
    this.#here = here;
  }

  /** True if something is picked that can be put back. */
  abstract readonly holds: boolean;

  /** Clears the picked card or unit. */
  abstract cancel(): void;

  /** Sends an answer. `sweep`: the verb of options that are all answered first; `then`: answers that follow. */
  answer(option: string, { sweep, then }: { sweep?: string; then?: readonly string[] } = {}): void {
    this.cancel();
    const [game, seat] = [this.#here.game(), this.#here.seat()];
    if (sweep) void game?.sweep?.(seat, sweep, option);
    else void game?.answer(seat, option, then);
  }

  /** Answers with these cards one at a time. */
  inOrder(cards: readonly number[]): void {
    this.cancel();
    void this.#here.game()?.inOrder?.(this.#here.seat(), cards);
  }

  protected async explain(action: MoveData, at: DOMRect): Promise<void> {
    const refusal = await this.#here.game()?.whyNot(this.#here.seat(), action);
    this.why = refusal ? { refusal, at } : null;
  }
}
