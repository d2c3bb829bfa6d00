// Texts of Warhammer: Invasion: players, prompts, options and refusals. The templates come from the server.
import { cardName } from "./cards/cards.svelte";
import { factsOf, meantBy, optionText, questionKey, THING, ZONE } from "../../parts/prompt/asked";
import type { Action } from "../../parts/prompt/offer";
import { playerWord as wordOf } from "../../parts/players/players";
import { endingText } from "../../parts/ending/ending";
import type { Refusal } from "../../server/protocol";
import { whose } from "../../table/whose";
import { refusalText as refused } from "../../server/refusals";
import { say, type Words } from "../../words.svelte";
import { effectText, findCard, rulesText } from "./cards/cards.svelte";
import type { Named } from "../views";
import { entry } from "./entry";
import { MESSAGE_TABLES } from "./messageTables";
import { codeOf, findInPlay, findSection, inPlay, type InvasionView, type Link, type Ref, type Zone } from "./view";
import { maybe, sentence, w } from "./words";

export const raceName = entry.armyName;

export const playerWord = (seat: number, view: InvasionView & Named): string => wordOf(seat, view, raceName);

export const zoneName = (zone: string): string => sentence(say(`invasion.zone.${zone}`));

export { whose };

/** The name of a zone with its owner. */
export const placeName = (zone: string, seat: number, view: InvasionView): string =>
  say(`invasion.place.${whose(seat, view)}.${zone}`, { number: seat + 1 });

/** The name of a place as events and refusals write it: "2 quest", "section-2-quest" or "board". */
export function placeWord(text: string, view: InvasionView): string {
  const found = /(\d)[ -](\w+)$/.exec(text);
  return found ? placeName(found[2]!, Number(found[1]) - 1, view) : maybe(`invasion.place.${text}`, {}, text);
}

/** The name of what a reference points to. */
export function thing(ref: Ref, view: InvasionView): string {
  if (ref.link !== undefined) return linkName(view.chain[ref.link]);
  if (ref.id === undefined) return say("invasion.development", { place: placeAt(ref.place ?? 0, view) });
  const section = findSection(view, ref.id);
  if (section) return placeName(section.zone, section.seat, view);
  const code = codeOf(view, ref.id);
  const lying = findInPlay(view, ref.id);
  if (lying?.card.development)
    return code
      ? w("inv.own-development", { card: cardName(code) })
      : say("invasion.development", { place: placeName(lying.zone ?? "kingdom", lying.holder, view) });
  return code ? cardName(code) : say("invasion.no-card");
}

const placeAt = (place: number, view: InvasionView): string =>
  placeName(["kingdom", "quest", "battlefield"][place >> 1] ?? "kingdom", place & 1, view);

export function linkName(link: Link | undefined): string {
  if (!link) return "?";
  if (link.kind === "develop" && !link.code) return w("inv.chain.develop");
  return link.code ? cardName(link.code) : w("inv.chain.cancelled");
}

/** The zones of a front of the attack; usually one. */
export const frontName = (zones: readonly string[], view: InvasionView): string =>
  zones.map((zone) => placeName(zone, view.attack?.defender ?? 0, view)).join(" + ");

/**
 * The name of the current window. All response windows share one name, whatever the player could respond to or pay for.
 */
export function occasion(view: InvasionView, window: string): string {
  if (window.startsWith("response")) return "response";
  if (!["poor", "poor-capital", "spent"].includes(window)) return window;
  const link = view.chain.at(-1);
  return !link ? view.turn.window : link.controller === view.seat ? "resolve" : "response";
}

/** The text of the current question. */
export function prompt(view: InvasionView, asked: string): string {
  const window = occasion(view, asked);
  const fight = view.attack;
  const words = {
    window: maybe(`invasion.window.${window || view.turn.window}`),
    number: view.about?.left ?? 0,
    card: view.about?.card ? cardName(view.about.card) : linkName(view.chain.at(-1)),
    place: fight ? frontName(fight.fronts[fight.asked]?.zones ?? [], view) : "",
    player: playerWord(view.chain.at(-1)?.controller ?? 1 - view.seat, view),
  };
  const facts = ["board", window, view.turn.active === view.seat ? "own" : "", fight ? "attack" : ""];
  return sentence(maybe(questionKey(MESSAGE_TABLES, view, facts), words, words.card));
}

/** The text of an effect; keywords are effects too. */
const effectWords = (key: string): string =>
  effectText(key) || maybe(`invasion.stat.${/^keyword-(.+?):/.exec(key)?.[1] ?? ""}`);

/** The names of an option's card and target. For an option without a card, the target takes the place of the card. */
function named(action: Action, view: InvasionView): [string, string] {
  const aim = action.to ? thing(action.to, view) : "";
  return action.key ? [thing(action, view), aim] : [aim, ""];
}

/** The text of an option; for a card with several effects, the text of the effect used. */
export function actionText(action: Action, view: InvasionView, facts: readonly string[] = []): string {
  const { verb } = action;
  const [subject, aim] = named(action, view);
  const told = action.says && MESSAGE_TABLES.effective.includes(verb) ? effectWords(action.says) : "";
  // The copy number of an effect that is offered more than once.
  const again =
    view.moves.filter((move) => move.says === action.says).length > 1 && action.copy ? `#${action.copy}` : "";
  if (told) return `${subject ? `${subject}: ` : ""}${told}${again ? ` (${again})` : ""}`;
  const words: Words = {
    card:
      subject ||
      (view.about?.card && !action.what
        ? cardName(view.about.card)
        : meantBy(MESSAGE_TABLES, action, cardName) || action.what || ""),
    count: declared(view),
    target: aim,
    number: action.amount ?? "",
  };
  const zone = action.to?.id !== undefined ? findSection(view, action.to.id)?.zone : undefined;
  if (zone && ["play", "develop", "attack", "carry", "put"].includes(verb)) words.target = say(`invasion.zone.${zone}`);
  const section = action.id !== undefined ? findSection(view, action.id)?.zone : undefined;
  if (section && ["attack", "move-to", "put-into", "redirect-attack-to"].includes(verb))
    words.card = say(`invasion.zone.${section}`);
  return optionText(
    MESSAGE_TABLES,
    action,
    factsOf(action, view.question, facts),
    zone ? ZONE : aim ? THING : [],
    words,
  );
}

/** The card of a reaction, and its effect. */
export function reaction(action: Action, view: InvasionView): { text: string; about?: string } {
  const own = findCard(action.id === undefined ? null : codeOf(view, action.id));
  const does = (action.says ? effectWords(action.says) : "") || (own ? (rulesText(own)[0] ?? "") : "");
  return own && does ? { text: cardName(own.code), about: does } : { text: actionText(action, view) };
}

export const refusalText = (refusal: Refusal, view?: InvasionView): string =>
  refused(refusal, { card: cardName, ...(view ? { place: (text) => placeWord(text, view) } : {}) });

/** The result of the game; `names` are the players' names. */
export const outcomeText = (view: InvasionView, names: readonly string[] = []): string =>
  endingText("invasion", view, (seat) => names[seat] || playerWord(seat, view));

export const powerTitle = (zone: Zone, power: number): string => w(`inv.power.${zone}`, { power });

/** The number of the reader's cards that are being declared as attackers or defenders. */
export const declared = (view: InvasionView): number =>
  inPlay(view).filter(({ card }) => card.marks?.includes("chosen")).length;
