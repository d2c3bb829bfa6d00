// Picking a highlighted card and moving it to a legal destination.
import { enlargeByTouch } from "../parts/look.svelte";
import { targets, type Action, type Offer, type Way } from "../parts/prompt/offer";
import type { MoveData } from "../server/protocol";
import { Held, type Sitting } from "./held.svelte";

interface Situation extends Sitting {
  offer: () => Offer;
  // The move that a click means if it is not offered.
  meant: (name: string, chosen: string | null, way: Way | null) => MoveData | null;
}

export class Picking extends Held {
  chosen = $state<string | null>(null); // element name of the picked card
  wanted = $state(""); // the way to use the picked card
  readonly holds: boolean = $derived(this.chosen !== null);
  readonly ways: Way[] = $derived.by(() => (this.chosen ? this.here.offer().ways(this.chosen) : []));
  readonly way: Way | null = $derived(this.ways.find((each) => each.name === this.wanted) ?? this.ways[0] ?? null);
  readonly aims: Map<string, Action> = $derived(targets(this.way));
  readonly lit: Set<string> = $derived.by(() =>
    this.chosen && this.aims.size ? new Set(this.aims.keys()) : this.here.offer().lit(),
  );

  constructor(readonly here: Situation) {
    super(here);
  }

  take(name: string): void {
    [this.chosen, this.wanted] = [name, ""];
  }

  cancel(): void {
    [this.chosen, this.wanted, this.why] = [null, "", null];
  }

  pick(name: string, node: Element): void {
    const { offer, game, seat, meant } = this.here;
    this.why = null;
    if (!game() || seat() < 0) {
      enlargeByTouch(node); // spectators can enlarge cards too
      return;
    }
    const aim = this.aims.get(name);
    const direct = offer().answers(name);
    if (this.chosen && aim) this.answer(aim.option, { then: this.way?.then });
    else if (direct && !game()!.busy) this.answer(direct.option);
    else if (this.chosen === name) this.chosen = null;
    else if (offer().of(name).length) this.take(name);
    else {
      const action = meant(name, this.chosen, this.way);
      if (enlargeByTouch(node)) this.chosen = null;
      if (action) void this.explain(action, node.getBoundingClientRect());
      else if (this.chosen) this.cancel();
    }
  }
}
