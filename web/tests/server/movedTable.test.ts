// When a table moves to another server while the connection stays open, the document is sent again and pending requests
// are handled.
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

  join(moment: number): void {
    const document = { table: { moment }, you: { stage: "" }, view: null };
    this.say({ type: "joined", protocol: 1, seq: 0, check: "", document, log: [] });
  }
}

beforeEach(() => void vi.stubGlobal("WebSocket", Socket));
afterEach(() => void vi.unstubAllGlobals());

it("repeats requests without reply, and ignores a late reply", async () => {
  const game = new TableGame("ws://table");
  const socket = Socket.last;
  socket.onopen();
  socket.join(3);
  const lost = game.answer(0, "draw");
  expect(game.busy).toBe(true);
  socket.join(3);
  await lost;
  expect(game.busy).toBe(false);
  const again = game.answer(0, "draw");
  const [first, second] = socket.sent.map((each) => each.id);
  socket.say({ type: "done", id: first, moment: 4 });
  expect(game.busy).toBe(true);
  socket.say({ type: "done", id: second, moment: 4 });
  await again;
  expect(socket.sent.map((each) => each.moment)).toEqual([3, 3]);
  game.close();
});

it("reports an unsent answer while the connection is down", async () => {
  const game = new TableGame("ws://table");
  const first = Socket.last;
  first.onopen();
  first.join(3);
  vi.useFakeTimers();
  first.readyState = 3;
  first.onclose({ code: 1006 });
  await game.answer(0, "draw");
  expect([game.refusal?.key, game.busy, first.sent]).toEqual(["refused.unsent", false, []]);
  vi.runOnlyPendingTimers(); // it tries again
  vi.useRealTimers();
  Socket.last.onopen();
  Socket.last.join(3);
  expect([Socket.last === first, game.refusal]).toEqual([false, null]);
  void game.answer(0, "draw");
  expect(Socket.last.sent.map((each) => each.option)).toEqual(["draw"]);
  game.close();
});

it("notices that a new connection shows an earlier moment than the previous one", () => {
  const game = new TableGame("ws://table");
  Socket.last.onopen();
  Socket.last.join(5);
  expect(game.back).toBeNull();
  Socket.last.join(5);
  expect(game.back).toBeNull();
  Socket.last.join(3);
  expect(game.back).toEqual([3, 5]);
  game.close();
});
