// State of a two-player card game at its table: the viewer's seat, the options, and the picked card.
import type { TableProps } from "../games/client";
import type { GameView, ShownEvent } from "../games/views";
import type { RowCard } from "../parts/hand/CardRow.svelte";
import type { Dragging } from "../parts/hand/drag.svelte";
import type { Faces } from "../parts/faces";
import { Offer, refOf, type Action } from "../parts/prompt/offer";
import { ordered } from "../parts/hand/order";
import type { Player } from "../parts/players/PlayerBar.svelte";
import type { Answer } from "../parts/prompt/Prompt.svelte";
import type { LogLine } from "../parts/log/record";
import type { DuelView } from "../parts/shown";
import type { Happening } from "../parts/staging/staging.svelte";
import type { MoveData, ThingData, Refusal, TableInfo } from "../server/protocol";
import { settings } from "../settings.svelte";
import { given, lying, orderVerb } from "./arranging";
import type { Phase } from "./frame/Phases.svelte";
import { Picking } from "./picking.svelte";

/** A view with the player fields that the shared table reads. */
export type SeenDuel<C extends RowCard> = GameView &
  DuelView & {
    players: { hand: { cards: C[] }; discard: RowCard[]; resources: number }[];
    turn: { phase: string };
  };

/** Functions that put a game's questions and options into words. */
interface Speaker<V> {
  prompt: (view: V, window: string) => string;
  playerWord: (seat: number, view: V) => string;
  actionText: (action: Action, view: V) => string;
  refusalText: (refusal: Refusal, view: V) => string;
  outcomeText: (view: V, names: readonly string[]) => string;
}

/** What a game provides for the shared table. */
export interface DuelKit<C extends RowCard, V extends SeenDuel<C>> {
  faces: Faces;
  says: Speaker<V>;
  steps: (view: V) => readonly string[]; // verbs that start with a card and may continue with a target
  closing?: readonly string[]; // verbs with which a player may pass at the same time
  ordered: readonly string[]; // questions that may only ask for an order
  phases: () => readonly Phase[];
  player: (view: V, table: TableInfo | null, seat: number) => Player;
  logLines: (log: readonly ShownEvent[], view: V) => LogLine[];
  happenings: (news: readonly ShownEvent[], view: V) => Happening[];
  hand: (view: V) => C[];
  piles: (view: V) => RowCard[]; // visible cards that are not drawn on the table
  inPlay: (view: V) => { card: { id?: number } }[];
  codeOf: (view: V, id: number) => string | null;
  costLine: (card: C, resources: number) => string;
  // The move that a click means if it is not offered, while nothing is picked.
  meant: (view: V, thing: ThingData) => MoveData | null;
}

const NOTHING = new Offer([], [], []);

export class Duel<C extends RowCard, V extends SeenDuel<C>> {
  readonly view: V = $derived.by(() => this.props().view);
  readonly asked: boolean = $derived.by(() => {
    const { view, game, you } = this.props();
    return game !== null && !view.outcome && view.asked === view.seat && !you?.passing;
  });
  readonly offer: Offer = $derived.by(() => {
    const { view, kit } = this;
    const closing = this.props().game?.sweep ? kit.closing : []; // a lesson asks one question at a time
    return this.asked ? new Offer(view.options, view.moves, kit.steps(view), closing) : NOTHING;
  });
  readonly seat: number = $derived(Math.max(0, this.view.seat)); // spectators see the table from the first seat's side
  readonly me: V["players"][number] = $derived(this.view.players[this.seat]!);
  readonly hand: C[] = $derived.by(() =>
    ordered(this.view.seat >= 0 ? this.kit.hand(this.view) : [], settings.sort, this.kit.faces),
  );
  readonly window: string = $derived.by(() => this.props().you?.window ?? "");
  readonly picking: Picking = new Picking({
    offer: () => this.offer,
    game: () => this.props().game,
    seat: () => this.view.seat,
    meant: (name, chosen, way) => {
      const thing = refOf(name);
      if (thing && chosen && way) return { verb: way.verb, card: refOf(chosen), to: thing };
      return thing && this.kit.meant(this.view, thing);
    },
  });
  /** The picked card of the hand. */
  readonly picked: C | null = $derived(this.hand.find((card) => `c${card.id}` === this.picking.chosen) ?? null);
  /** Cards to choose from that are not drawn on the table: cards of a pile, or cards being looked at. */
  readonly loose: RowCard[] = $derived.by(() => {
    const placed = new Set(
      [...this.kit.inPlay(this.view), ...this.hand.map((card) => ({ card }))].map(({ card }) => card.id),
    );
    const wanted = new Set([...this.view.looked.map((card) => `c${card.id}`), ...this.picking.lit]);
    const found = this.kit.piles(this.view).filter((card) => wanted.has(`c${card.id}`) && !placed.has(card.id));
    return [...new Map(found.map((card) => [card.id, card])).values()];
  });

  /** The verb if the question asks only for an order; else "". */
  readonly ordering: string = $derived.by(() =>
    this.props().game?.inOrder && this.kit.ordered.includes(this.view.question) ? orderVerb(this.offer.actions) : "",
  );
  arranged = $state.raw<readonly number[]>([]); // ids in the order that the player has chosen
  /** The cards to put in order, the topmost first. */
  readonly order: RowCard[] = $derived.by(() => {
    const known = new Map(this.kit.piles(this.view).map((card) => [`c${card.id}`, card]));
    const asked = this.ordering ? this.offer.actions : [];
    const cards = lying(this.ordering, asked).flatMap((each) => known.get(each.key) ?? []);
    const wished = this.arranged.flatMap((id) => cards.find((card) => card.id === id) ?? []);
    return cards.length < asked.length ? [] : wished.length === cards.length ? wished : cards;
  });

  constructor(
    readonly kit: DuelKit<C, V>,
    readonly props: () => TableProps<V>,
  ) {}

  /** A button for an option. */
  button(action: Action, main = false): Answer {
    return { option: action.option, text: this.kit.says.actionText(action, this.view), main };
  }

  /** The button that confirms the order of the cards. */
  inOrder(text: string): Answer {
    const order = given(this.ordering, this.order).map((card) => card.id);
    return { option: "order", text, main: true, order };
  }

  /** Dragging a card of the hand to a legal destination. */
  dragged(card: C): Dragging | null {
    if (!this.props().game || !this.asked) return null;
    return {
      begin: () => {
        if (!this.offer.of(`c${card.id}`).some((each) => each.aim)) return null;
        this.picking.take(`c${card.id}`);
        return card.code;
      },
      drop: (name) => {
        const node = name ? document.querySelector(`[data-key="${name}"]`) : null;
        if (name && node && name !== this.picking.chosen) this.picking.pick(name, node);
        else this.picking.chosen = null;
      },
    };
  }
}
