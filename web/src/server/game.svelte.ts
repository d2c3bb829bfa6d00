// A table as this browser knows it.  The document is assigned from messages, never computed.
import { changed, checksum } from "./delta";
import { one } from "./validate";
import type { ShownEvent } from "../games/views";
import type {
  Adjourn,
  Claim,
  Document,
  MeantMove,
  Message,
  Mute,
  Orders,
  Outlook,
  Refusal,
  ReportSaying,
  Resume,
  RulesReply,
  Say,
  SetPace,
} from "./protocol";
import { connect, type Line, type LineState } from "./socket";

const isDocument = one("Document");
const UNSENT = "refused.unsent";

type Reply = Extract<Message, { type: "done" | "refused" | "why" | "previewed" | "pong" }>;

/** What people want of each other, without the number that goes with it. */
type Wish = { [K in Say | Mute | ReportSaying | Claim | Adjourn | Resume | RulesReply as K["type"]]: Omit<K, "id"> };

export class TableGame {
  document = $state.raw<Document | null>(null);
  log = $state.raw<ShownEvent[]>([]);
  line = $state<LineState>("connecting");
  refusal = $state.raw<Refusal | null>(null); // of the last intent, until the next one
  back = $state.raw<[number, number] | null>(null); // the moment of a new line and the later one that was shown before
  #answered = $state(-1); // the moment whose answer is on its way

  readonly #line: Line;
  readonly #waiting = new Map<number, (reply: Reply | null) => void>();
  #moved: ((goesOn: boolean) => void)[] = []; // who waits for the next moment
  #seq = 0;
  #next = 1;
  #pace: SetPace["pace"] = "normal"; // of the computer's players, as the server knows it for this line
  #held: Promise<void> | null = null; // until the cards are known that a message names: what comes after it waits, too

  /** `know` asks for what is not known yet of the cards that a text names. */
  constructor(
    address: string,
    readonly know: (text: string) => Promise<void> | null = () => null,
  ) {
    this.#line = connect(
      address,
      (message) => this.#take(message),
      (state) => {
        this.line = state;
        if (state !== "open") this.#forget();
      },
    );
  }

  close(): void {
    this.#line.close();
  }

  get moment(): number {
    return this.document?.table.moment ?? 0;
  }

  /** An answer has been sent.  False as soon as the next question arrives: the acknowledgement may come later. */
  get busy(): boolean {
    return this.#answered === this.moment;
  }

  /** Answers the question; the new state arrives over the WebSocket. */
  async answer(seat: number, option: string): Promise<void> {
    if (this.busy) return;
    const moment = this.moment;
    this.#answered = moment;
    this.refusal = null;
    await this.#intend({ type: "answer", seat, option, moment });
    if (this.#answered === moment) this.#answered = -1;
  }

  /** Gives every answer of a verb that is offered, one by one, and then the last; stops at any other question. */
  async sweep(seat: number, verb: string, last: string): Promise<void> {
    for (;;) {
      const { moment } = this;
      const view = this.document?.view;
      if (!view || view.asked !== seat || !view.options.includes(last)) return;
      const at = "moves" in view ? view.moves.findIndex((move) => move.verb === verb) : -1;
      const next = view.options[at] ?? last;
      await this.answer(seat, next);
      if (this.refusal || next === last || !(await this.#past(moment))) return;
    }
  }

  /** Answers with one card after the other, by their ids, as long as each is offered. */
  async inOrder(seat: number, cards: readonly number[]): Promise<void> {
    for (const card of cards) {
      const { moment } = this;
      const view = this.document?.view;
      const at = view?.asked === seat && "moves" in view ? view.moves.findIndex((move) => move.id === card) : -1;
      const option = view?.options[at];
      if (!option) return;
      await this.answer(seat, option);
      if (this.refusal || !(await this.#past(moment))) return;
    }
  }

  /** Waits until the table has passed a moment; false if the connection is lost. */
  #past(moment: number): Promise<boolean> {
    if (this.moment !== moment) return Promise.resolve(true);
    return new Promise((resolve) => this.#moved.push(resolve));
  }

  resign(seat: number): Promise<void> {
    return this.#intend({ type: "resign", seat });
  }

  undo(seat: number): Promise<void> {
    return this.#intend({ type: "undo", seat, moment: this.moment });
  }

  replyToUndo(seat: number, agree: boolean): Promise<void> {
    return this.#intend({ type: "undo-reply", seat, agree, moment: this.moment });
  }

  giveOrders(seat: number, orders: Orders): Promise<void> {
    return this.#intend({ type: "orders", seat, orders });
  }

  /** How fast the computer's players answer here. */
  setPace(pace: SetPace["pace"]): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    void this.#ask({ type: "pace", pace });
  }

  /** Says something, or asks something of the others; a refusal is shown to the sender. */
  async wish(intent: Wish[keyof Wish]): Promise<Refusal | null> {
    const reply = await this.#ask(intent);
    return reply?.type === "refused" ? reply.refusal : null;
  }

  /** The same, but a refusal is shown at the table. */
  act(intent: Wish[keyof Wish]): Promise<void> {
    return this.#intend(intent);
  }

  async whyNot(seat: number, action: string | MeantMove): Promise<Refusal | null> {
    const reply = await this.#ask({ type: "why-not", seat, action, moment: this.moment });
    return reply?.type === "why" || reply?.type === "refused" ? reply.refusal : null;
  }

  async preview(seat: number, prefix: MeantMove): Promise<Record<string, Outlook>> {
    const reply = await this.#ask({ type: "preview", seat, prefix, moment: this.moment });
    return reply?.type === "previewed" ? reply.outlooks : {};
  }

  async #intend(intent: object): Promise<void> {
    if (this.document && this.line !== "open") {
      this.refusal = { key: UNSENT }; // nobody's click is lost in silence
      return;
    }
    const reply = await this.#ask(intent);
    if (reply?.type === "refused") this.refusal = reply.refusal;
  }

  #ask(intent: object): Promise<Reply | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (this.#line.send({ ...intent, id })) this.#waiting.set(id, resolve);
      else resolve(null);
    });
  }

  #take(message: Message): void {
    const shows = message.type === "joined" || message.type === "changed";
    const unknown = shows ? this.know(JSON.stringify(message)) : null;
    if (!unknown && !this.#held) {
      this.#hear(message);
      return;
    }
    const held = Promise.all([this.#held, unknown]).then(() => {
      if (this.#held === held) this.#held = null;
      this.#hear(message);
    });
    this.#held = held;
  }

  #hear(message: Message): void {
    if (message.type === "joined") {
      if (this.refusal?.key === UNSENT) this.refusal = null; // now it can be
      this.#forget(); // also on a line that stays: another server has the table now
      this.#seq = message.seq;
      const { moment } = message.document.table;
      if (this.document && moment < this.moment) this.back = [moment, this.moment]; // the server has lost the rest
      this.document = message.document;
      this.log = message.log;
      if (this.#pace !== "normal") void this.#ask({ type: "pace", pace: this.#pace }); // nobody knows it yet
    } else if (message.type === "changed") {
      this.#change(message);
    } else {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
      if (message.type === "refused" && message.id < 0) this.refusal = message.refusal;
    }
  }

  #change(message: Extract<Message, { type: "changed" }>): void {
    const lost = message.seq !== this.#seq + 1 || !this.document;
    const document = lost ? null : changed(this.document, message.changes);
    if (!isDocument(document) || (message.check && checksum(document) !== message.check)) {
      this.#line.restart(); // a message was lost: begin again
      return;
    }
    const moved = document.table.moment !== this.moment;
    this.#seq = message.seq;
    this.document = document;
    if (moved) this.#release(true);
    this.log = [...this.log.slice(0, message.kept), ...message.events];
  }

  /** The line is gone, or begins again: nobody will reply to what was asked. */
  #forget(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#release(false);
  }

  #release(goesOn: boolean): void {
    for (const resolve of this.#moved.splice(0)) resolve(goesOn);
  }
}
