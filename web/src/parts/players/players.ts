// Names of the players by place and seat.
import { findEntry } from "../../games";
import type { Named } from "../../games/views";
import { isGlyph, type GlyphName } from "../../cards/glyphs";
import type { Place, TableInfo } from "../../server/protocol";
import { maybe, say, sentence, t } from "../../words.svelte";
import type { Player } from "./PlayerBar.svelte";
import { scoreOf } from "./score";

export const botName = (key: string): string => maybe(`bot.${key}`, {}, key);

/** The name of a bot level in a list with people: "computer" and the level. */
export const botChoice = (key: string): string => `${t("computer")}: ${botName(key)}`;

/** The description of a bot level of a game, and how often it beats the level below. */
export function botLine(game: string, key: string, bots: readonly string[]): string {
  const count = findEntry(game)?.odds?.[key];
  const weaker = bots[bots.indexOf(key) - 1];
  const odds = count && weaker ? maybe("bot.odds", { count, weaker: botName(weaker) }) : "";
  return [sentence(maybe(`bot.${key}.line`)), odds].filter(Boolean).join(". ");
}

const NEWCOMERS = "recruit"; // the level for users who have not chosen one

/** The default level of a game, whose levels are listed from weakest to strongest. */
export const usualBot = (bots: readonly string[]): string => (bots.includes(NEWCOMERS) ? NEWCOMERS : (bots[0] ?? ""));

export const placeOf = (table: TableInfo | null, seat: number): Place | null =>
  table?.places.find((each) => each.seat === seat) ?? null;

/** The name of the person at a place; equal names are distinguished by their places. */
export function personName(table: TableInfo, at: number): string {
  const place = table.places[at];
  if (place?.kind !== "person") return place?.kind === "bot" ? t("computer") : "";
  const alike = table.places.filter((each) => each.kind === "person" && each.name === place.name).length > 1;
  return alike ? `${(place.seat ?? at) + 1}. ${place.name}` : place.name;
}

/** The name of the person on a seat of the game. */
export const seatName = (table: TableInfo, seat: number): string =>
  personName(
    table,
    table.places.findIndex((each) => each.seat === seat),
  );

/** The players' names in log and prompts, by seat. A computer player has no name: it is "the opponent", or a number. */
export const called = (table: TableInfo): string[] =>
  table.places
    .map((_, seat) => table.places.findIndex((each) => each.seat === seat))
    .map((at) => (table.places[at]?.kind === "person" ? personName(table, at) : ""));

interface ViewOfPlayers extends Named {
  seat: number;
  sides: readonly number[];
  races: readonly string[];
}

/** How a text refers to a player: you, a name, or the opponent; for spectators a seat with its army. */
export function playerWord(seat: number, view: ViewOfPlayers, armyName: (army: string) => string): string {
  if (seat === view.seat) return say("player.you");
  if (view.names?.[seat]) return view.names[seat];
  if (view.seat >= 0) return say("player.foe");
  return say("player.seat", { number: seat + 1, army: armyName(view.races[seat] ?? "") });
}

/** The content of a player's bar in any game; `army` is used if the deck has no name. */
export function bar(
  view: ViewOfPlayers & { asked: number; outcome: object | null },
  table: TableInfo | null,
  seat: number,
  army: { key: string; name: string; glyph: GlyphName }, // its glyph, because the key may not be one
): Omit<Player, "piles" | "goals"> {
  const place = placeOf(table, seat);
  const clocks = table?.clocks ?? null;
  const side = view.sides[seat] ?? 0;
  const mine = view.seat >= 0 && side === view.sides[view.seat];
  // With more than two sides, the log uses numbers, and not all others are opponents.
  const teams = view.sides.length > 2;
  const known = place?.kind === "bot" ? t("computer") : (place?.name ?? "");
  // True if several people have this name, as can happen at a shared screen.
  const alike = (table?.places.filter((each) => each.kind === "person" && each.name === known).length ?? 0) > 1;
  return {
    name: known ? (teams || alike ? `${seat + 1}. ${known}` : known) : say("player.bare", { number: seat + 1 }),
    about: [
      place?.deck || army.name,
      seat === view.seat ? say("player.you") : mine ? t("partner") : "",
      place?.kind === "bot" && !teams ? botName(place.name) : "",
      place?.kind === "person" && !place.here ? t("away") : "",
    ],
    score: place && table?.match ? t("match.score", { score: scoreOf(table.match, table.places.indexOf(place)) }) : "",
    glyph: isGlyph(army.key) ? army.key : army.glyph,
    tone: army.key ? `army-${army.key}` : "",
    side: view.seat < 0 ? "" : mine ? "you" : "foe",
    asked: view.asked === seat && !view.outcome,
    clock: clocks && place?.kind !== "bot" ? { bank: clocks.bank[seat] ?? 0, move: clocks.move } : null,
  };
}

/** The piles of a player with cards and resources; the last one can be opened. */
export const piles = (
  view: { seat: number },
  own: {
    seat: number;
    resources: number;
    hand: { cards: unknown[]; hidden: number };
    deck: number;
    discard: unknown[];
  },
): Player["piles"] => [
  {
    title: t("duel.resources"),
    count: own.resources,
    glyph: "coin",
    part: own.seat === view.seat ? "resources" : undefined,
  },
  { title: t("hand"), count: own.hand.cards.length + own.hand.hidden, glyph: "hand" },
  { title: t("deck"), count: own.deck, glyph: "deck" },
  { title: t("duel.discard"), count: own.discard.length, glyph: "discard" },
];
