// What screens that serve every game ask of the one at hand: how its armies are called and why it refuses.
import { cardName as conquestName } from "./games/conquest/cards.svelte";
import { conquestHelp } from "./games/conquest/help";
import * as conquest from "./games/conquest/speak";
import { cardName } from "./cards.svelte";
import { invasionHelp } from "./games/invasion/help";
import * as invasion from "./games/invasion/speak";
import { lordsHelp } from "./games/lords/help";
import * as lords from "./games/lords/speak";
import type { HelpPage } from "./parts/help";
import type { Refusal } from "./protocol";
import { knows } from "./words.svelte";

/** The name of an army, a race or a side of any game. */
export const armyName = (key: string): string =>
  knows(`lords.army.${key}`)
    ? lords.armyName(key)
    : knows(`conquest.faction.${key}`)
      ? conquest.factionName(key)
      : invasion.raceName(key);

/** Why not, whoever says so. */
export const refusalText = (refusal: Refusal): string =>
  refusal.key.startsWith("invasion.")
    ? invasion.refusalText(refusal)
    : refusal.key.startsWith("conquest.")
      ? conquest.refusalText(refusal)
      : lords.refusalText(refusal);

/** The name of a card: two games may use one code. */
export const nameIn = (game: string, code: string): string =>
  game === "conquest" ? conquestName(code) : cardName(code);

/** Whom a deck without a name is called after: an army, a race, a warlord. */
export const leaderName = (game: string, army: string): string =>
  game === "conquest" ? conquestName(army) : armyName(army);

const HELP: Record<string, () => HelpPage> = { lords: lordsHelp, invasion: invasionHelp, conquest: conquestHelp };

/** The help pages of a game, or of all of them. */
export const helpPages = (game = ""): HelpPage[] =>
  (HELP[game] ? [HELP[game]] : Object.values(HELP)).map((page) => page());
