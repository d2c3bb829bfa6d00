// What Warhammer: Invasion provides for the table that card games share.
import type { DuelKit } from "../../table/duel.svelte";
import { say } from "../../words.svelte";
import { costLine } from "./cards/describe";
import { invasionFaces } from "./cards/faces";
import { logLines } from "./logLines";
import { player } from "./players";
import * as says from "./speak";
import { happenings } from "./staging";
import { codeOf, inPlay, PHASES, type HandCard, type InvasionView } from "./view";
import { meant } from "./why";
import { w } from "./words";

export const kit: DuelKit<HandCard, InvasionView> = {
  faces: invasionFaces,
  steps: () => ["play", "develop", "use"],
  closing: ["develop"],
  ordered: ["Ordering", "Rearranging"],
  phases: () => PHASES.map((key) => ({ key, name: w(`inv.phase.${key}`), title: say(`invasion.phase.${key}`) })),
  player,
  logLines,
  happenings,
  hand: (view) => (view.drafting ? [] : (view.players[view.seat]?.hand.cards ?? [])),
  piles: ({ drafting, looked, players }) =>
    drafting ? [] : [...looked, ...players.flatMap((each) => [...each.discard, ...each.hand.cards])],
  inPlay,
  codeOf,
  costLine,
  meant,
  says,
};
