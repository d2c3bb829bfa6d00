// Texts of Lords of War: players, events, prompts and cards. Counterpart of src/warhost/text/lords.py.
import { cardName, findCard } from "./cards/cards.svelte";
import type { Part } from "../../parts/log/record";
import { endingText } from "../../parts/ending/ending";
import type { Refusal } from "../../server/protocol";
import { refusalText as refused } from "../../server/refusals";
import { knows, pieces, say, sentence, type Words } from "../../words.svelte";
import { w } from "./words";
import { entry } from "./entry";
import { Offer, type Action } from "./board/intent";
import { DIRECTIONS, type CardFacts, type LordsView, type UnitView } from "./view";
import type { Named, ShownEvent } from "../views";

export const { armyName } = entry;

/** The army a seat plays; the team of variant E shares one deck (LOW-15.E1). */
export const raceOf = (view: LordsView, seat: number): string =>
  view.races[Math.min(seat, view.races.length - 1)] ?? "";

export function playerWord(seat: number, view: LordsView & Named): string {
  if (seat === view.seat) return say("player.you");
  if (view.names?.[seat]) return view.names[seat];
  if (view.seat >= 0 && view.sides.length === 2) return say("player.foe");
  const race = raceOf(view, seat);
  return race
    ? say("player.seat", { number: seat + 1, army: armyName(race) })
    : say("player.bare", { number: seat + 1 });
}

function variant(event: ShownEvent, view: LordsView): string {
  if (event.kind === "ended") {
    if (event.seat === undefined) return ".draw";
    return view.seat >= 0 && view.sides[view.seat] === view.sides[event.seat] ? ".you" : "";
  }
  if (event.seat !== undefined && event.seat === view.seat) return ".you";
  return event.kind === "drew" && event.card === undefined ? ".hidden" : "";
}

/** An event as a sentence, in pieces. */
export function eventParts(event: ShownEvent, view: LordsView): Part[] {
  const exact = `lords.event.${event.kind}${variant(event, view)}`;
  const words: Words = {};
  if (event.seat !== undefined) words.player = playerWord(event.seat, view);
  if (event.place !== undefined) words.place = event.place;
  if (event.number !== undefined) words.number = event.number;
  if (event.card) words.defence = findCard(event.card)?.defence ?? "?";
  const cards: Record<string, Part> = {};
  for (const [place, code] of Object.entries({ card: event.card, other: event.other }))
    if (typeof code === "string") cards[place] = { text: cardName(code), card: code };
  return pieces<Part>(knows(exact) ? exact : `lords.event.${event.kind}`, { ...words, ...cards }).map((piece) =>
    typeof piece === "string" ? { text: piece } : piece,
  );
}

export const eventText = (event: ShownEvent, view: LordsView): string =>
  eventParts(event, view)
    .map((part) => part.text)
    .join("");

/** The question for the reader, or whom the game is waiting for. */
export function prompt(view: LordsView): string {
  if (view.phase === "over" || view.asked === view.seat) return say(`lords.prompt.${view.phase}`);
  return say("lords.prompt.wait", { player: playerWord(view.asked, view), phase: say(`lords.phase.${view.phase}`) });
}

/** An option in words. */
export function actionText(action: Action, view: LordsView): string {
  const unit = (square: string | null): string => view.units.find((each) => each.square === square)?.code ?? "";
  const words: Words = action.card
    ? { card: cardName(action.card), place: action.to ?? "" }
    : { card: cardName(unit(action.from)), place: action.from ?? "", target: action.to ?? "" };
  if (action.verb === "shoot") {
    words.other = cardName(unit(action.to));
    words.number = findCard(unit(action.from))?.ranged?.value ?? 0;
  }
  return say(`lords.action.${action.verb}`, words);
}

/** The offered option with this notation, if any. */
export const offered = (notation: string, view: LordsView): Action | undefined =>
  new Offer(view.options, view.moves).actions.find((each) => each.notation === notation);

export const refusalText = (refusal: Refusal): string => refused(refusal, { card: cardName });

/** The result of the game; `names` are the players' names. */
export const outcomeText = (view: LordsView, names: readonly string[] = []): string =>
  endingText("lords", view, (seat) => names[seat] || playerWord(seat, view));

export const caption = (card: CardFacts): string =>
  `${say(`lords.class.${card.kind}`)} · ${say(`lords.rank.${card.rank}`)}`;

/** A card in one sentence, for screen readers. */
export function describe(card: CardFacts): string {
  const arrows = card.arrows.flatMap((value, at) =>
    value ? [`${say(`lords.direction.${DIRECTIONS[at]}`)} ${value}`] : [],
  );
  const moves = card.moves.flatMap((may, at) => (may ? [say(`lords.direction.${DIRECTIONS[at]}`)] : []));
  const parts = [
    `${cardName(card.code)}, ${armyName(card.army)}.`,
    say("lords.card.head", {
      class: say(`lords.class.${card.kind}`),
      rank: say(`lords.rank.${card.rank}`),
      defence: card.defence,
    }),
    arrows.length ? say("lords.card.attacks", { arrows: arrows.join(", ") }) : say("lords.card.no-attacks"),
  ];
  if (card.ranged) parts.push(w("describe.ranged", { value: card.ranged.value }));
  if (moves.length) parts.push(w("describe.moves", { directions: moves.join(", ") }));
  return parts.join(" ");
}

/** A unit on the board in one sentence. */
export function describeUnit(unit: UnitView, view: LordsView): string {
  const card = findCard(unit.code);
  const parts = [unit.square, `${playerWord(unit.owner, view)}:`, card ? describe(card) : unit.code];
  if (unit.incoming) parts.push(w("describe.incoming", { incoming: unit.incoming, defence: unit.defence }));
  if (unit.engages.length) parts.push(w("describe.engages", { squares: unit.engages.join(", ") }));
  if (unit.engaged_by.length) parts.push(w("describe.engaged", { squares: unit.engaged_by.join(", ") }));
  parts.push(...unit.marks.map((mark) => `${sentence(say(`lords.mark.${mark}`))}.`));
  return parts.join(" ");
}
