// The user at a table that exists only in this browser: only their seat is set.
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
  stage: "",
  trigger: "",
  subject: "",
  passing: "",
  muted: [],
  blocked: [],
  owner: false,
});
