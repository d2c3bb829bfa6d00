// Texts for refusals by a game's rules or by the server.
import { Refused } from "./api";
import { cardName, games } from "../games";
import type { Refusal } from "./protocol";
import { knows, loadSection, maybe, MORE, say, sentence, t, type Words } from "../words.svelte";

/** Names of cards and places that a game adds to refusals while its table is open. */
export interface Names {
  card?: (code: string) => string;
  place?: (text: string) => string;
}

/** The section with a game's refusal texts. It is loaded on the first refusal. */
export const whySection = (game: string): string => `${game}.why`;

/**
 * The text of a refusal, or "" while its section is loading. It is reactive: call it from the template so that it
 * updates.
 */
export function refusalText(refusal: Refusal, names: Names = {}): string {
  const entry = games().find((each) => refusal.key.startsWith(`${each.name}.`));
  const section = entry ? whySection(entry.name) : /^(refused|stopped)\./.test(refusal.key) ? MORE : "";
  if (section && !knows(refusal.key)) {
    void loadSection(section).catch(() => undefined); // offline, the explanation stays empty
    return "";
  }
  const args: Words = { ...refusal.args };
  for (const [name, key] of Object.entries(entry?.args ?? {}))
    if (name in args) args[name] = maybe(`${key}.${args[name]}`, {}, String(args[name]));
  const named = names.card ?? ((code: string) => cardName(entry?.name ?? "", code));
  const known = refusal.card ? named(refusal.card) : "";
  const card = known && known === refusal.card && typeof args.name === "string" ? args.name : known;
  const place = refusal.place ? ((names.place ?? entry?.place)?.(refusal.place) ?? "") : "";
  const nothing = maybe(`${entry?.name}.no-card`, {}, "?");
  const nowhere = maybe(`${entry?.name}.no-place`, {}, "?");
  return sentence(say(refusal.key, { place: place || nowhere, ...args, card: card || place || nothing }));
}

// The messages of browsers for a failed fetch of a script or response.
const UNFETCHED =
  /preload CSS|dynamically imported module|importing a module script|Failed to fetch|NetworkError|Load failed/i;

/** The text of an error. */
export function problemText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.refusal);
  const text = String(error);
  return UNFETCHED.test(text) ? t("unfetched") : text;
}
