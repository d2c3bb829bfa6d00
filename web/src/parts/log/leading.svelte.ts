// A line of the log leads somewhere once the game is over: whoever knows where says so.
import type { ShownEvent } from "../../games/views";

export const leading = $state<{ to: ((event: ShownEvent) => void) | null }>({ to: null });
