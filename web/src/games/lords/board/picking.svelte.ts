// Picking a card or a unit of Lords of War and placing it on a square.
import type { Dragging } from "../../../parts/hand/drag.svelte";
import type { PreviewOutcome } from "../../../server/protocol";
import { settings } from "../../../settings.svelte";
import { Held } from "../../../table/held.svelte";
import type { TableProps } from "../../client";
import { deploy, meant, Offer, type Action, type Selection } from "./intent";
import type { CardView, LordsView } from "../view";

const NOTHING = new Offer([], []);

export class LordsPicking extends Held {
  readonly view: LordsView = $derived.by(() => this.props().view);
  readonly asked: boolean = $derived.by(() => {
    const { game, view } = this.props();
    return game !== null && view.phase !== "over" && view.asked === view.seat;
  });
  readonly offer: Offer = $derived.by(() => (this.asked ? new Offer(this.view.options, this.view.moves) : NOTHING));
  chosen = $state.raw<Selection>(null);
  readonly holds: boolean = $derived(this.chosen !== null);
  readonly selection: Selection = $derived(this.chosen ?? this.offer.single());
  readonly targets: Map<string, Action> = $derived(this.offer.targets(this.selection));
  outlooks = $state.raw<Record<string, PreviewOutcome>>({}); // the outcome of each legal square, by notation
  /** The card drawn on the square as a preview: a card of the hand, or a unit that moves. */
  readonly ghost: string | null = $derived.by(() => {
    const picked = this.selection;
    if (picked?.kind !== "unit") return picked?.code ?? null;
    const moves = this.offer.of(picked).some((each) => each.verb === "move" || each.verb === "advance");
    return moves ? this.#codeAt(picked.square) : null;
  });

  constructor(readonly props: () => TableProps<LordsView>) {
    super({ game: () => this.props().game, seat: () => this.view.seat });
  }

  cancel(): void {
    [this.chosen, this.why] = [null, null];
  }

  /** Asks the server for the outcome of each legal square. */
  preview(): void {
    const { view, selection: picked } = this;
    const { game } = this.props();
    if (!game || !this.asked || !picked || !settings.previews) return;
    const verbs = new Set(this.offer.of(picked).map((each) => each.verb));
    const beginnings =
      picked.kind === "card"
        ? [deploy(picked.code)]
        : [...verbs].map((verb) => ({ verb, card: { square: picked.square } }));
    for (const beginning of beginnings) {
      void game.preview(view.seat, beginning).then((found) => {
        if (this.view.moment === view.moment) this.outlooks = { ...this.outlooks, ...found };
      });
    }
  }

  pickCard(card: CardView, node: Element): void {
    const { view, selection, offer } = this;
    this.why = null;
    if (!this.props().game) return;
    if (selection?.kind === "card" && selection.id === card.id) this.chosen = null;
    else if (offer.cards().has(card.code)) this.chosen = { kind: "card", id: card.id, code: card.code };
    else {
      this.chosen = null;
      const square = view.start.find((each) => each) ?? view.units[0]?.square ?? "a1";
      void this.explain(deploy(card.code, square), node.getBoundingClientRect());
    }
  }

  pickSquare(square: string, at: DOMRect): void {
    const { view, selection, offer } = this;
    this.why = null;
    if (!this.props().game) return;
    const action = this.targets.get(square);
    if (action) this.answer(action.notation);
    else if (offer.units().has(square)) this.chosen = { kind: "unit", square };
    else {
      const asks = meant(view.phase, selection, square);
      if (asks) void this.explain(asks, at);
      else if (this.#codeAt(square)) this.chosen = { kind: "unit", square };
      else if (selection) this.chosen = null;
    }
  }

  /** Dragging a card of the hand to the board. */
  dragCard(card: CardView): Dragging | null {
    if (!this.props().game || !this.asked) return null;
    return {
      begin: () => {
        if (!this.offer.cards().has(card.code)) return null;
        this.chosen = { kind: "card", id: card.id, code: card.code };
        return card.code;
      },
      drop: (square, at) => (square && at ? this.pickSquare(square, at) : (this.chosen = null)),
    };
  }

  /** Dragging a unit to its destination, or onto the unit it shoots. */
  dragUnit(square: string): Dragging | null {
    if (!this.props().game || !this.offer.units().has(square)) return null;
    return {
      begin: () => {
        this.chosen = { kind: "unit", square };
        return this.#codeAt(square);
      },
      drop: (place, at) => {
        if (place && at && this.targets.has(place)) this.pickSquare(place, at);
      },
    };
  }

  #codeAt(square: string): string | null {
    return this.view.units.find((each) => each.square === square)?.code ?? null;
  }
}
