// Client state of a table. The document comes from the server's messages; the client never computes game state.
import { changed, checksum } from "./delta";
import { one } from "./validate";
import type { GameView, ShownEvent } from "../games/views";
import type {
  Adjourn,
  Block,
  Claim,
  Document,
  MoveData,
  Message,
  Mute,
  OpenChat,
  Orders,
  PreviewOutcome,
  Refusal,
  ReportChatMessage,
  Resume,
  RulesReply,
  SendChatMessage,
  SetPace,
  You,
} from "./protocol";
import { connect, type Line, type LineState } from "./socket";

const isDocument = one("Document");
const UNSENT = "refused.unsent";

type Reply = Extract<Message, { type: "done" | "refused" | "why" | "previewed" | "drafted" | "pong" }>;

/** A combined answer that is being put together: its parts so far, each with the next question. */
interface Draft {
  moment: number;
  parts: { option: string; view: GameView; window: string }[];
}

/** Requests to the server and the other players, without the request id. */
type Wish = {
  [
    K in
      SendChatMessage | Mute | Block | OpenChat | ReportChatMessage | Claim | Adjourn | Resume | RulesReply as K["type"]
  ]: Omit<K, "id">;
};

export class TableGame {
  document = $state.raw<Document | null>(null);
  log = $state.raw<ShownEvent[]>([]);
  line = $state<LineState>("connecting");
  refusal = $state.raw<Refusal | null>(null); // refusal of the last request, until the next request
  // After a reconnect to an older state: its moment and the later moment shown before.
  back = $state.raw<[number, number] | null>(null);
  #answered = $state(-1); // the moment whose answer has been sent

  #draft = $state.raw<Draft | null>(null);

  readonly #line: Line;
  readonly #waiting = new Map<number, (reply: Reply | null) => void>();
  #moved: ((goesOn: boolean) => void)[] = []; // callbacks that wait for the next moment
  #seq = 0;
  #next = 1;
  #pace: SetPace["pace"] = "normal"; // pace of the computer players, as this connection last sent it
  #held: Promise<void> | null = null; // set while card data for a message is loading; later messages wait too

  /** `know` loads the cards that a text names and the client does not know yet. */
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

  /** True while a sent answer awaits the next question. The next question ends this even before the acknowledgement. */
  get busy(): boolean {
    return this.#answered === this.moment;
  }

  /** The parts of the combined answer that is being put together. */
  get #parts(): Draft["parts"] {
    return this.#draft?.moment === this.moment ? this.#draft.parts : [];
  }

  /** True while the viewer puts a combined answer together. */
  get drafting(): boolean {
    return this.#parts.length > 0;
  }

  /** The game's view: with the next question, if the viewer puts a combined answer together. */
  get view(): GameView | null {
    return this.#parts.at(-1)?.view ?? this.document?.view ?? null;
  }

  /** The viewer's part of the document, for the question of `view`. */
  get you(): You | null {
    const [you, last] = [this.document?.you ?? null, this.#parts.at(-1)];
    return you && last ? { ...you, window: last.window, trigger: "", subject: "", undo: "free" } : you;
  }

  /**
   * Answers the question; the new state arrives over the WebSocket. The answers of a stage are put together first, and
   * sent at once. `then` are answers to the questions that follow.
   */
  async answer(seat: number, option: string, then: readonly string[] = []): Promise<void> {
    if (this.busy) return;
    const moment = this.moment;
    this.#answered = moment;
    this.refusal = null;
    if (then.length || !this.document?.you.stage || !(await this.#drafted(seat, option, moment))) {
      const [first, ...rest] = [...this.#parts.map((each) => each.option), option, ...then];
      await this.#intend({ type: "answer", seat, option: first, moment, ...(rest.length ? { then: rest } : {}) });
      if (!this.refusal) this.#draft = null;
    }
    if (this.#answered === moment) this.#answered = -1;
  }

  /** Adds an option to the draft; false if no question of the stage follows it, so that the answer is complete. */
  async #drafted(seat: number, option: string, moment: number): Promise<boolean> {
    const parts = this.#parts;
    const answers = [...parts.map((each) => each.option), option];
    const reply = await this.#ask({ type: "draft", seat, answers, moment });
    if (moment !== this.moment) return true; // the question is gone
    if (reply?.type === "drafted" && !reply.view) return false;
    if (reply?.type === "refused") this.refusal = reply.refusal;
    else if (reply === null && this.line !== "open") this.refusal = { key: UNSENT };
    if (reply?.type !== "drafted" || !reply.view) return true;
    this.#draft = { moment, parts: [...parts, { option, view: reply.view, window: reply.window }] };
    return true;
  }

  /**
   * Gives every offered answer with this verb, one at a time, then the answer `last`. Stops if another question comes
   * up.
   */
  async sweep(seat: number, verb: string, last: string): Promise<void> {
    for (;;) {
      const { moment, view } = this;
      if (!view || view.asked !== seat || !view.options.includes(last)) return;
      const at = "moves" in view ? view.moves.findIndex((move) => move.verb === verb) : -1;
      const next = view.options[at] ?? last;
      await this.answer(seat, next);
      if (this.refusal || next === last || !(await this.#past(moment, view))) return;
    }
  }

  /** Answers with the cards of these ids, one at a time, until a card is not offered. */
  async inOrder(seat: number, cards: readonly number[]): Promise<void> {
    for (const card of cards) {
      const { moment, view } = this;
      const at = view?.asked === seat && "moves" in view ? view.moves.findIndex((move) => move.id === card) : -1;
      const option = view?.options[at];
      if (!option) return;
      await this.answer(seat, option);
      if (this.refusal || !(await this.#past(moment, view))) return;
    }
  }

  /** Resolves to true when another question than that of a view is shown, or to false if the connection is lost. */
  #past(moment: number, view: GameView): Promise<boolean> {
    if (this.moment !== moment || this.view !== view) return Promise.resolve(true);
    return new Promise((resolve) => this.#moved.push(resolve));
  }

  resign(seat: number): Promise<void> {
    return this.#intend({ type: "resign", seat });
  }

  /** Takes back the last part of the draft, or else the last answer. */
  undo(seat: number): Promise<void> {
    const parts = this.#parts.slice(0, -1);
    if (this.drafting) {
      this.#draft = parts.length ? { moment: this.moment, parts } : null;
      return Promise.resolve();
    }
    return this.#intend({ type: "undo", seat, moment: this.moment });
  }

  replyToUndo(seat: number, agree: boolean): Promise<void> {
    return this.#intend({ type: "undo-reply", seat, agree, moment: this.moment });
  }

  giveOrders(seat: number, orders: Orders): Promise<void> {
    return this.#intend({ type: "orders", seat, orders });
  }

  /** Sets how fast the computer players answer at this table. */
  setPace(pace: SetPace["pace"]): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    void this.#ask({ type: "pace", pace });
  }

  /**
   * Sends a message or a request to the other players and returns the refusal, if any, so that the caller can show it.
   */
  async wish(intent: Wish[keyof Wish]): Promise<Refusal | null> {
    const reply = await this.#ask(intent);
    return reply?.type === "refused" ? reply.refusal : null;
  }

  /** Like `wish`, but a refusal is shown at the table. */
  act(intent: Wish[keyof Wish]): Promise<void> {
    return this.#intend(intent);
  }

  async whyNot(seat: number, action: string | MoveData): Promise<Refusal | null> {
    const reply = await this.#ask({ type: "why-not", seat, action, moment: this.moment });
    return reply?.type === "why" || reply?.type === "refused" ? reply.refusal : null;
  }

  async preview(seat: number, prefix: MoveData): Promise<Record<string, PreviewOutcome>> {
    const reply = await this.#ask({ type: "preview", seat, prefix, moment: this.moment });
    return reply?.type === "previewed" ? reply.outlooks : {};
  }

  async #intend(intent: object): Promise<void> {
    if (this.document && this.line !== "open") {
      this.refusal = { key: UNSENT }; // tell the player that the click was not sent
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
    const shows = message.type === "joined" || message.type === "changed" || message.type === "drafted";
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
      if (this.refusal?.key === UNSENT) this.refusal = null; // the connection is back, so requests can be sent again
      this.#forget(); // even if the connection stayed open: another server may have taken over the table
      this.#seq = message.seq;
      const { moment } = message.document.table;
      if (this.document && moment < this.moment) this.back = [moment, this.moment]; // the server lost the later moments
      this.document = message.document;
      this.log = message.log;
      // A new connection starts at the normal pace.
      if (this.#pace !== "normal") void this.#ask({ type: "pace", pace: this.#pace });
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
      this.#line.restart(); // a message was lost: reconnect to receive the full document
      return;
    }
    const moved = document.table.moment !== this.moment;
    this.#seq = message.seq;
    this.document = document;
    if (moved) this.#release(true);
    this.log = [...this.log.slice(0, message.kept), ...message.events];
  }

  /** Resolves all pending requests with null: after a lost or restarted connection, no reply to them will come. */
  #forget(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#release(false);
  }

  #release(goesOn: boolean): void {
    for (const resolve of this.#moved.splice(0)) resolve(goesOn);
  }
}
