// Which events of Warhammer: Invasion are animated, and which only have a sound.
import { happeningsOf, type Happening, type Staging } from "../../parts/staging/staging.svelte";
import type { ShownEvent } from "../views";
import { logLine } from "./logLines";
import type { InvasionView } from "./view";

const staging: Staging<InvasionView> = {
  kinds: {
    plays: "played",
    uses: "played",
    burned: "burned",
    attacks: "attack",
    destroyed: "fallen",
    sacrificed: "fallen",
  },
  sounds: { turn: "turn", drew: "draw", collected: "coin", earned: "coin", corrupted: "refused" },
  toward: (event, view) => {
    const [holder, zone] = event.place?.split(" ") ?? [];
    if (event.kind !== "attacks" || !zone) return undefined;
    return `${Number(holder) - 1 === view.seat ? "own" : "enemy"} ${zone}`;
  },
  line: logLine,
};

export const happenings = (news: readonly ShownEvent[], view: InvasionView): Happening[] =>
  happeningsOf(staging, news, view);
