// What of a game of Warhammer: Invasion is staged, and what is only heard.
import type { Happening } from "../../parts/staging.svelte";
import { lineText } from "../../parts/record";
import { logLine } from "./logLines";
import type { ShownEvent } from "../views";
import type { InvasionView } from "./view";

const KINDS: Record<string, Happening["kind"]> = {
  plays: "played",
  uses: "played",
  attacks: "attack",
  destroyed: "fallen",
  sacrificed: "fallen",
  burned: "burned",
};
const SOUNDS: Record<string, Happening["sound"]> = {
  drew: "draw",
  collected: "coin",
  earned: "coin",
  corrupted: "refused",
};

export function happenings(news: readonly ShownEvent[], view: InvasionView): Happening[] {
  return news.flatMap((event): Happening[] => {
    const foe = event.seat !== view.seat;
    const says = (): string => lineText(logLine(event, view));
    const kind = KINDS[event.kind];
    if (kind) {
      const [holder, zone] = event.place?.split(" ") ?? [];
      const toward = zone ? `${Number(holder) - 1 === view.seat ? "own" : "enemy"} ${zone}` : undefined;
      return [{ kind, card: event.card, toward: kind === "attack" ? toward : undefined, foe, says: says() }];
    }
    if (event.kind === "turn" && !foe) return [{ kind: "sound", foe, sound: "turn" }];
    const heard = SOUNDS[event.kind];
    return heard ? [{ kind: "sound", foe, sound: heard }] : [];
  });
}
