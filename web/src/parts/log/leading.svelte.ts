// A line of the log leads somewhere once the game is over, and later events are included.
import type { ShownEvent } from "../../games/views";
import type { LogLine } from "./record";

class Leading {
  to = $state.raw<((event: ShownEvent) => void) | null>(null);
  later = $state.raw<LogLine[]>([]); // what came after the moment that is looked at
}

export const leading = new Leading();
