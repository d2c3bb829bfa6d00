// From a click to an answer, or to the reason why not: what every table does with what is picked up.
import type { Playing } from "../server/playing";
import type { MeantMove, Refusal } from "../server/protocol";

/** Who plays here. */
export interface Sitting {
  game: () => Playing | null; // null: only to be looked at
  seat: () => number; // negative: a spectator's
}

export abstract class Held {
  why = $state.raw<{ refusal: Refusal; at: DOMRect } | null>(null);
  readonly #here: Sitting;

  constructor(here: Sitting) {
    this.#here = here;
  }

  /** Whether something is picked up that can be put down again. */
  abstract readonly holds: boolean;

  /** Puts down what is picked up. */
  abstract cancel(): void;

  /** `sweep`: the verb of all that is answered before the option itself. */
  answer(option: string, sweep?: string): void {
    this.cancel();
    const [game, seat] = [this.#here.game(), this.#here.seat()];
    if (sweep) void game?.sweep?.(seat, sweep, option);
    else void game?.answer(seat, option);
  }

  /** Gives these cards one after the other. */
  inOrder(cards: readonly number[]): void {
    this.cancel();
    void this.#here.game()?.inOrder?.(this.#here.seat(), cards);
  }

  protected async explain(action: MeantMove, at: DOMRect): Promise<void> {
    const refusal = await this.#here.game()?.whyNot(this.#here.seat(), action);
    this.why = refusal ? { refusal, at } : null;
  }
}
