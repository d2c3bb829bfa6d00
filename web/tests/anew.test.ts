// A table that another server has now is shown anew on a line that stays open: whoever waits for a reply goes on.
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Document } from "../src/server/protocol";
import { TableGame } from "../src/server/game.svelte";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: { id: number; type: string; moment: number }[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (event: { data: string }): void => void event;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket["sent"][0]);
  }

  close(): void {
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  join(moment: number): void {
    const document = { table: { moment }, view: null } as unknown as Document;
    this.say({ type: "joined", protocol: 1, seq: 0, check: "", document, log: [] });
  }
}

const before = globalThis.WebSocket;
beforeEach(() => void (globalThis.WebSocket = Socket as unknown as typeof WebSocket));
afterEach(() => void (globalThis.WebSocket = before));

it("asks again what nobody will reply to, and takes a late reply for nothing", async () => {
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
