// The seats of a table that is being created.
import { chosenDeck } from "../../decks/saved.svelte";
import type { NewPlace } from "../../server/protocol";
import { t } from "../../words.svelte";

export interface Chair {
  who: string; // "me", "open", or "bot:" and its key
  name: string;
  deck: string;
}

/** The players on the other seats, by the link that opened the form. */
const others = (bot: string): Record<string, string> => ({
  screen: "me",
  teams: `bot:${bot}`,
  draft: `bot:${bot}`,
  computer: `bot:${bot}`,
});

/** The initial seats; `own` is the id of a saved deck. */
export function chairsFor(way: string, bot: string, own: string | null): Chair[] {
  const chair = (who: string, deck = "surprise"): Chair => ({ who, name: "", deck });
  const [mine, theirs] = way === "draft" ? ["order", "destruction"] : [];
  const other = others(bot)[way] ?? "open";
  return [
    chair("me", own ? `deck:${own}` : mine),
    chair(other, theirs),
    ...Array.from({ length: 4 }, () => chair(other)),
  ];
}

/** The name of an unnamed person at this screen: the user's own name for the first, a numbered name for the others. */
export const calledAt = (at: number): string => (at > 0 ? t("place.player", { number: at + 1 }) : "");

/** A seat in the format that is sent to the server. */
export function placeOf(each: Chair, at: number): NewPlace {
  const deck = chosenDeck(each.deck);
  if (each.who.startsWith("bot:")) return { kind: "bot", bot: each.who.slice(4), deck };
  return each.who === "open" ? { kind: "open" } : { kind: "me", name: each.name.trim() || calledAt(at), deck };
}
