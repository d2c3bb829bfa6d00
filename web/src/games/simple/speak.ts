// Texts of a game without a board component, from its messages alone. Counterpart of src/warhost/text/simple.py.
import { endingText } from "../../parts/ending/ending";
import type { Move } from "../../parts/prompt/offer";
import type { LogLine, Part } from "../../parts/log/record";
import type { Refusal } from "../../server/protocol";
import { refusalText as refused } from "../../server/refusals";
import { knows, maybe, pieces, say, sentence, type Words } from "../../words.svelte";
import type { GameView, Named, ShownEvent } from "../views";
import { simpleCards } from "./cards.svelte";
import type { SimpleView } from "./shown";

export const isSimple = (view: GameView): view is SimpleView => "kind" in view && view.kind === "simple";

export const deckName = (game: string, key: string): string => maybe(`${game}.deck.${key}`, {}, key);

/** A hue derived from the code, so that each card and deck keeps its colour. */
export const hueOf = (code: string): number =>
  [...code].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);

export function playerWord(seat: number, view: SimpleView & Named): string {
  if (seat === view.seat) return say("player.you");
  if (view.names?.[seat]) return view.names[seat];
  if (view.seat >= 0) return say("player.foe");
  const deck = view.races[seat];
  return deck
    ? say("player.seat", { number: seat + 1, army: deckName(view.game, deck) })
    : say("player.bare", { number: seat + 1 });
}

/** The code of a visible card. */
const codeOf = (view: SimpleView, id: number): string =>
  view.players.flatMap((each) => each.zones.flatMap((zone) => zone.cards)).find((card) => card.id === id)?.code ?? "";

/** An option in words. */
export function actionText(move: Move, view: SimpleView): string {
  const cards = simpleCards(view.game);
  const words: Words = { number: move.amount ?? "" };
  if (move.id !== undefined) words.card = cards.name(codeOf(view, move.id));
  if (move.to?.id !== undefined) words.target = cards.name(codeOf(view, move.to.id));
  return sentence(maybe(`${view.game}.action.${move.verb}${move.to ? ".at" : ""}`, words, move.verb));
}

/** The question for the reader, or whom the game is waiting for. */
export function prompt(view: SimpleView, names: readonly string[]): string {
  if (view.outcome) return outcomeText(view, names);
  if (view.asked === view.seat) return say(`${view.game}.prompt.${view.phase}`);
  return say("simple.wait", { player: playerWord(view.asked, view) });
}

export const outcomeText = (view: SimpleView, names: readonly string[] = []): string =>
  endingText(view.game, view, (seat) => names[seat] || playerWord(seat, view));

export const refusalText = (refusal: Refusal, game: string): string =>
  refused(refusal, { card: (code) => simpleCards(game).name(code) });

function eventKey(event: ShownEvent, view: SimpleView): string {
  const key = `${view.game}.event.${event.kind}`;
  const mine = view.seat >= 0 && event.seat === view.seat;
  const endings = [...(mine ? [".you"] : []), ...(event.card === undefined ? [".hidden"] : [])];
  return endings.map((ending) => key + ending).find(knows) ?? key;
}

/** An event as a line of the log. */
function logLine(event: ShownEvent, view: SimpleView): LogLine {
  const cards = simpleCards(view.game);
  const named = (code: string | number | undefined): Part | string =>
    typeof code === "string" ? { text: cards.name(code), card: code } : "";
  const words = {
    player: event.seat === undefined ? "" : playerWord(event.seat, view),
    number: event.number ?? "",
    card: named(event.card),
    other: named(event.other),
  };
  const parts = pieces<Part>(eventKey(event, view), words);
  return {
    parts: parts.map((part) => (typeof part === "string" ? { text: part } : part)),
    rule: event.rule,
    weight: event.kind === "turn" ? "head" : event.kind === "ended" ? "end" : "",
    tone:
      event.seat === undefined || event.kind === "turn" ? "" : event.seat === Math.max(0, view.seat) ? "you" : "foe",
    glyph: null,
    event,
  };
}

export const logLines = (log: readonly ShownEvent[], view: SimpleView): LogLine[] =>
  log.map((event) => logLine(event, view));
