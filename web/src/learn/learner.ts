// Somebody at a table that is none of the server's: he holds his seat and nothing else.
import type { You } from "../server/protocol";

export const learner = (seat: number, window: string): You => ({
  seats: [seat],
  places: [],
  eye: seat,
  idle: "",
  undo: "no",
  mine: false,
  orders: null,
  window,
  trigger: "",
  passing: "",
  muted: [],
});
