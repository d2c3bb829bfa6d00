// What screens that serve every game ask of the one at hand: how its armies are called and why it refuses.
import * as invasion from "./invasion/speak";
import * as lords from "./lords/speak";
import type { Refusal } from "./protocol";
import { knows } from "./words.svelte";

/** The name of an army, a race or a side of any game. */
export const armyName = (key: string): string => (knows(`lords.army.${key}`) ? lords.armyName(key) : invasion.raceName(key));

/** Why not, whoever says so. */
export const refusalText = (refusal: Refusal): string =>
  refusal.key.startsWith("invasion.") ? invasion.refusalText(refusal) : lords.refusalText(refusal);
