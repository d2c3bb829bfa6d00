// Reasons for refusals, of a game's rules or of the server.
import { Refused } from "./api";
import { cardName, games } from "../games";
import type { Refusal } from "./protocol";
import { knows, loadSection, maybe, MORE, say, sentence, t, type Words } from "../words.svelte";

/** What a game adds where its cards and its table are at hand. */
export interface Names {
  card?: (code: string) => string;
  place?: (text: string) => string;
}

/** The section with the sentences of a game's rules: nobody needs them before the first refusal. */
export const whySection = (game: string): string => `${game}.why`;

/** In words; nothing as long as these are on their way, so it is asked for where it is drawn. */
export function refusalText(refusal: Refusal, names: Names = {}): string {
  const entry = games().find((each) => refusal.key.startsWith(`${each.name}.`));
  const section = entry ? whySection(entry.name) : /^(refused|stopped)\./.test(refusal.key) ? MORE : "";
  if (section && !knows(refusal.key)) {
    void loadSection(section).catch(() => undefined); // without the server nobody says why
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

// How browsers say that a part of the page, or an answer, could not be fetched.
const UNFETCHED =
  /preload CSS|dynamically imported module|importing a module script|Failed to fetch|NetworkError|Load failed/i;

/** What went wrong, in words. */
export function problemText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.refusal);
  const text = String(error);
  return UNFETCHED.test(text) ? t("unfetched") : text;
}
