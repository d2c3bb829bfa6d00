// WebSocket to a table: reconnects with growing delays, and reports when the connection is lost.
import { readJson } from "../json";
import { isMessage } from "./validate";
import type { Message } from "./protocol";

export type LineState = "connecting" | "open" | "waiting" | "refused" | "closed";

export interface Line {
  send(message: object): boolean; // returns true if the message was sent
  restart(): void; // closes the connection and opens a new one: the server then sends the full document
  close(): void;
}

const LONGEST_PAUSE = 8000;
const REFUSALS = [4401, 4403, 4404]; // password needed, origin not allowed, no such table: retrying cannot succeed

export function connect(address: string, hear: (message: Message) => void, tell: (state: LineState) => void): Line {
  let socket: WebSocket | null = null;
  let pause = 300;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function open(): void {
    tell("connecting");
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => tell("open");
    mine.onmessage = (event: MessageEvent<string>) => {
      pause = 300;
      const message = readJson(event.data);
      if (socket === mine && isMessage(message)) hear(message);
    };
    mine.onclose = (event) => {
      if (closed || socket !== mine) return;
      if (REFUSALS.includes(event.code)) return tell("refused");
      tell("waiting");
      // Random jitter, so that browsers do not all reconnect at once.
      timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  }

  function hangUp(): void {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
  }

  open();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    restart() {
      hangUp();
      open();
    },
    close() {
      closed = true;
      hangUp();
      tell("closed");
    },
  };
}
