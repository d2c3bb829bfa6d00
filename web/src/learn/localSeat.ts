// The user at a table that exists only in this browser: they have a seat and nothing else.
import type { You } from "../server/protocol";

export const localSeat = (seat: number, window: string): You => ({
  seats: [seat],
  places: [],
  eye: seat,
  idle: "",
  undo: "no",
  mine: false,
  orders: null,
  window,
  trigger: "",
  subject: "",
  passing: "",
  muted: [],
});
