// Which events of Warhammer 40,000: Conquest are animated, and which only have a sound.
import { happeningsOf, type Happening, type Staging } from "../../parts/staging/staging.svelte";
import type { ShownEvent } from "../views";
import { logLine } from "./logLines";
import type { ConquestView } from "./view";

const staging: Staging<ConquestView> = {
  kinds: {
    deploys: "played",
    plays: "played",
    uses: "played",
    attacks: "attack",
    defeated: "fallen",
    destroyed: "fallen",
    sacrificed: "fallen",
    "won-planet": "won",
  },
  sounds: {
    drew: "draw",
    earned: "coin",
    dialled: "dial",
    bloodied: "destroyed",
    "won-struggle": "coin",
    round: "turn",
    "area-effect": "fire",
  },
  toward: (event) => (typeof event.other === "string" ? event.other : undefined),
  line: logLine,
};

export const happenings = (news: readonly ShownEvent[], view: ConquestView): Happening[] =>
  happeningsOf(staging, news, view);
