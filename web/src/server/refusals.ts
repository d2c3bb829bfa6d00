// Why not, whoever says so: a game by its rules, or the server.
import { Refused } from "./api";
import { cardName, games } from "../games";
import type { Refusal } from "./protocol";
import { maybe, say, sentence, type Words } from "../words.svelte";

/** What a game adds where its cards and its table are at hand. */
export interface Names {
  card?: (code: string) => string;
  place?: (text: string) => string;
}

export function refusalText(refusal: Refusal, names: Names = {}): string {
  const entry = games().find((each) => refusal.key.startsWith(`${each.name}.`));
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

/** What went wrong, in words. */
export const problemText = (error: unknown): string =>
  error instanceof Refused ? refusalText(error.refusal) : String(error);
