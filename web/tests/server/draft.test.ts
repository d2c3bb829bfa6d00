// The answers of a stage are put together in the browser, and sent as one.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isRecord } from "../../src/json";
import { TableGame } from "../../src/server/game.svelte";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (event: { code: number }): void => void event;
  onmessage = (event: { data: string }): void => void event;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    const said = JSON.parse(text);
    if (isRecord(said)) this.sent.push(said);
  }

  close(): void {
    this.onclose({ code: 1000 });
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = (question: string): object => ({ question, asked: 0, options: ["unit a", "done"], moves: [] });

/** A game that asks for the target of an attack at moment 3. */
function asked(): { game: TableGame; socket: Socket } {
  const game = new TableGame("ws://table");
  const socket = Socket.last;
  socket.onopen();
  const document = { table: { moment: 3 }, you: { stage: "attack", window: "attack" }, view: view("target") };
  socket.say({ type: "joined", protocol: 1, seq: 0, check: "", document, log: [] });
  return { game, socket };
}

/** Replies to the last draft with the next question; without one, the answer is complete. */
async function drafted(socket: Socket, question?: string): Promise<void> {
  const { id } = socket.sent.at(-1)!;
  socket.say({ type: "drafted", id, moment: 3, view: question ? view(question) : null, window: "" });
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => void vi.stubGlobal("WebSocket", Socket));
afterEach(() => void vi.unstubAllGlobals());

it("shows the next question of a stage at once, and sends all answers together", async () => {
  const { game, socket } = asked();
  void game.answer(0, "attack quest");
  expect([socket.sent.at(-1)!.type, game.busy]).toEqual(["draft", true]);
  await drafted(socket, "attackers");
  expect([game.view, game.drafting, game.busy]).toEqual([view("attackers"), true, false]);
  expect(game.you).toMatchObject({ window: "", undo: "free" });
  void game.answer(0, "unit a");
  expect(socket.sent.at(-1)!.answers).toEqual(["attack quest", "unit a"]);
  await drafted(socket);
  expect(socket.sent.at(-1)).toMatchObject({ type: "answer", option: "attack quest", then: ["unit a"], moment: 3 });
  game.close();
});

it("takes back the parts of a draft without asking the server, the last one first", async () => {
  const { game, socket } = asked();
  void game.answer(0, "attack quest");
  await drafted(socket, "attackers");
  const sent = socket.sent.length;
  await game.undo(0);
  expect([game.view, game.drafting, socket.sent.length]).toEqual([view("target"), false, sent]);
  game.close();
});

it("sends an answer with those that the player adds without a draft", () => {
  const { game, socket } = asked();
  void game.answer(0, "develop a", ["pass"]);
  expect(socket.sent.at(-1)).toMatchObject({ type: "answer", option: "develop a", then: ["pass"] });
  game.close();
});

it("keeps the draft where its next part is refused", async () => {
  const { game, socket } = asked();
  void game.answer(0, "attack quest");
  await drafted(socket, "attackers");
  void game.answer(0, "unit b");
  socket.say({ type: "refused", id: socket.sent.at(-1)!.id, moment: 3, refusal: { key: "refused.not-offered" } });
  await new Promise((resolve) => setTimeout(resolve));
  expect([game.refusal?.key, game.view]).toEqual(["refused.not-offered", view("attackers")]);
  game.close();
});
