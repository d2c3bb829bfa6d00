// What Warhammer 40,000: Conquest provides for the table that card games share.
import type { DuelKit } from "../../table/duel.svelte";
import { costLine } from "./cards/describe";
import { conquestFaces } from "./cards/faces";
import { logLines } from "./logLines";
import { player } from "./players";
import * as says from "./speak";
import { happenings } from "./staging";
import { codeOf, inPlay, PHASES, type ConquestView, type HandCard } from "./view";
import { meant } from "./why";
import { w } from "./words";

const STEPS = ["deploy", "reserve", "strike", "play", "use", "move"];

export const kit: DuelKit<HandCard, ConquestView> = {
  faces: conquestFaces,
  steps: (view) => (view.question === "Answers" ? [] : STEPS), // reactions and interrupts are used with one click
  ordered: ["ToBottom", "ToTop"],
  phases: () => PHASES.map((key) => ({ key, name: w(`con.phase.${key}`) })),
  player,
  logLines,
  happenings,
  hand: (view) => view.players[view.seat]?.hand.cards ?? [],
  piles: ({ looked, playing, players }) => [
    ...looked,
    ...playing,
    ...players.flatMap((each) => [...each.discard, ...each.hand.cards, ...each.top]),
  ],
  inPlay,
  codeOf,
  costLine,
  meant,
  says,
};
