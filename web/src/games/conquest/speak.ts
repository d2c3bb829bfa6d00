// Texts of Warhammer 40,000: Conquest: players, prompts, options and refusals.
import { factsOf, meantBy, optionText, questionKey, THING } from "../../parts/prompt/asked";
import type { Action } from "../../parts/prompt/offer";
import { playerWord as wordOf } from "../../parts/players/players";
import { endingText } from "../../parts/ending/ending";
import type { Refusal } from "../../server/protocol";
import { whose } from "../../table/whose";
import { refusalText as refused } from "../../server/refusals";
import { say, type Words } from "../../words.svelte";
import { cardName, effectText, findCard, rulesText } from "./cards/cards.svelte";
import type { Named } from "../views";
import { entry } from "./entry";
import { MESSAGE_TABLES } from "./messageTables";
import { codeOf, findSite, type ConquestView, type PlanetView } from "./view";
import { maybe, sentence } from "./words";

export const factionName = entry.armyName;

export const playerWord = (seat: number, view: ConquestView & Named): string => wordOf(seat, view, factionName);

export { whose };

export const hqName = (seat: number, view: ConquestView): string =>
  say(`conquest.place.hq.${whose(seat, view)}`, { number: seat + 1 });

/** The name of a planet; its number if the place is facedown or empty. */
export const planetName = (planet: PlanetView | undefined): string =>
  planet?.code ? cardName(planet.code) : say("conquest.place.planet", { number: (planet?.position ?? 0) + 1 });

/** The name of a place as events and refusals write it: "planet-3" or "hq-2". */
export function placeWord(text: string, view: ConquestView): string {
  const [kind, number] = text.split("-");
  const at = Number(number) - 1;
  if (kind === "planet" && !view.planets[at]) return say("conquest.place.planet", { number: at + 1 });
  return kind === "planet" ? planetName(view.planets[at]) : kind === "hq" ? hqName(at, view) : text;
}

/** The name of the card, planet or headquarters with this id. */
export function thing(id: number | undefined, view: ConquestView): string {
  if (id === undefined) return "";
  const site = findSite(view, id);
  if (site) return "planet" in site ? planetName(site.planet) : hqName(site.seat, view);
  const code = codeOf(view, id);
  return code ? cardName(code) : say("conquest.hidden-card");
}

/** The text of the current question. */
export function prompt(view: ConquestView, window: string): string {
  const { about, battle, moves } = view;
  const words = {
    window: maybe(`conquest.window.${window || view.turn.window}`),
    number: about?.left ?? 0,
    card: about?.card ? cardName(about.card) : thing(about?.id, view),
    by: about?.by !== undefined && about.by >= 0 ? thing(about.by, view) : "",
    planet: battle ? planetName(view.planets[battle.position]) : thing(about?.id, view),
  };
  const key = questionKey(MESSAGE_TABLES, view, ["board", moves[0]?.verb ?? ""]);
  const happened = key === "conquest.prompt.Answers" ? maybe(`conquest.occurrence.${about?.kind}`, words) : "";
  return [happened, maybe(key, words, words.card)].filter(Boolean).map(sentence).join(" ");
}

/** The text of an option; for a card with several abilities, the text of the ability used. */
export function actionText(action: Action, view: ConquestView, facts: readonly string[] = []): string {
  const { verb } = action;
  const words: Words = {
    card:
      thing(action.id ?? action.to?.id, view) ||
      meantBy(MESSAGE_TABLES, action, cardName) ||
      (view.about?.card ? cardName(view.about.card) : ""),
    target: action.to ? thing(action.to.id, view) : "",
    number: action.amount ?? "",
  };
  const again = action.copy ? `#${action.copy}` : "";
  const told = action.says && MESSAGE_TABLES.effective.includes(verb) ? effectText(action.says) : "";
  if (told && verb === "option") return told;
  const several = view.moves.some(
    (each) => each.id === action.id && each.says !== undefined && each.says !== action.says,
  );
  const priced = optionText(
    MESSAGE_TABLES,
    action,
    factsOf(action, view.question, facts),
    action.to ? THING : [],
    words,
  );
  return [priced, again && !priced.includes(again) ? ` (${again})` : "", told && several ? `: ${told}` : ""].join("");
}

/** The card of a reaction, and its effect. */
export function reaction(action: Action, view: ConquestView): { text: string; about?: string } {
  const told = action.says ? effectText(action.says) : "";
  const own = findCard(action.id === undefined ? null : codeOf(view, action.id));
  const does = told || (own ? (rulesText(own)[0] ?? "") : "");
  const name = own ? cardName(own.code) + (action.to ? ` (${thing(action.to.id, view)})` : "") : "";
  return name && does ? { text: name, about: does } : { text: actionText(action, view) };
}

/** The text for passing or staying, by what it means at this moment. */
export const plainText = (action: Action, view: ConquestView): string => actionText(action, view, ["button"]);

export const refusalText = (refusal: Refusal, view?: ConquestView): string =>
  refused(refusal, { card: cardName, ...(view ? { place: (text) => placeWord(text, view) } : {}) });

/** The result of the game; `names` are the players' names. */
export const outcomeText = (view: ConquestView, names: readonly string[] = []): string =>
  endingText("conquest", view, (seat) => names[seat] || playerWord(seat, view));
