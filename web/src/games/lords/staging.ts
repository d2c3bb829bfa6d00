// Which events of Lords of War are animated, and which only have a sound.
import { happeningsOf, type Happening, type Staging } from "../../parts/staging/staging.svelte";
import type { ShownEvent } from "../views";
import { logLine } from "./logLines";
import type { LordsView } from "./view";

const staging: Staging<LordsView> = {
  kinds: { deployed: "played", shot: "attack", eliminated: "fallen" },
  sounds: { turn: "turn", drew: "draw" },
  toward: (event) => (event.kind === "shot" && typeof event.other === "string" ? event.other : undefined),
  line: logLine,
};

export const happenings = (news: readonly ShownEvent[], view: LordsView): Happening[] =>
  happeningsOf(staging, news, view);
