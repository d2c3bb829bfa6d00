// Shared state of log lines that link to moments, once the game is over; includes later lines.
import type { ShownEvent } from "../../games/views";
import type { LogLine } from "./record";

class Leading {
  to = $state.raw<((event: ShownEvent) => void) | null>(null);
  later = $state.raw<LogLine[]>([]); // lines after the displayed moment
}

export const leading = new Leading();
