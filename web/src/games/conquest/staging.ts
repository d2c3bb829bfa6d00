// What of a game of Warhammer 40,000: Conquest is staged, and what is only heard.
import type { Happening } from "../../parts/staging.svelte";
import { lineText } from "../../parts/record";
import { logLine } from "./logLines";
import type { ShownEvent } from "../views";
import type { ConquestView } from "./view";

const KINDS: Record<string, Happening["kind"]> = {
  deploys: "played",
  plays: "played",
  uses: "played",
  attacks: "attack",
  destroyed: "fallen",
  sacrificed: "fallen",
  defeated: "fallen",
  "won-planet": "won",
};
const SOUNDS: Record<string, Happening["sound"]> = {
  drew: "draw",
  earned: "coin",
  dialled: "dial",
  bloodied: "destroyed",
  "won-struggle": "coin",
  round: "turn",
  "area-effect": "fire",
};

export function happenings(news: readonly ShownEvent[], view: ConquestView): Happening[] {
  return news.flatMap((event): Happening[] => {
    const foe = event.seat !== view.seat;
    const says = (): string => lineText(logLine(event, view));
    const kind = KINDS[event.kind];
    if (kind)
      return [
        {
          kind,
          card: event.card,
          toward: typeof event.other === "string" ? event.other : undefined,
          foe,
          says: says(),
        },
      ];
    const heard = SOUNDS[event.kind];
    return heard ? [{ kind: "sound", foe, sound: heard }] : [];
  });
}
