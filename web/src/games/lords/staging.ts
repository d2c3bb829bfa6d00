// What of a game of Lords of War is staged, and what is only heard.
import type { Happening } from "../../parts/staging.svelte";
import { lineText } from "../../parts/record";
import { logLine } from "./logLines";
import type { ShownEvent } from "../views";
import type { LordsView } from "./view";

const KINDS: Record<string, Happening["kind"]> = { deployed: "played", shot: "attack", eliminated: "fallen" };

export function happenings(news: readonly ShownEvent[], view: LordsView): Happening[] {
  return news.flatMap((event): Happening[] => {
    const foe = event.seat !== view.seat;
    const kind = KINDS[event.kind];
    if (kind)
      return [
        {
          kind,
          card: event.card,
          toward: kind === "attack" && typeof event.other === "string" ? event.other : undefined,
          foe,
          says: lineText(logLine(event, view)),
        },
      ];
    if (event.kind === "turn" && !foe) return [{ kind: "sound", foe, sound: "turn" }];
    return event.kind === "drew" ? [{ kind: "sound", foe, sound: "draw" }] : [];
  });
}
