// Texts for the end of a game, from the reader's side (won, lost), or by name for spectators.
import type { Snippet } from "svelte";
import { knows, say } from "../../words.svelte";

export interface Ended {
  seat: number; // negative for spectators
  sides: readonly number[];
  outcome: [number[], string, string] | null;
}

/** An event of the log. */
export interface Told {
  kind: string;
  seat?: number;
  card?: string;
  number?: number | string;
}

/** Props of the final screen of a game. */
export interface EndingProps {
  view: Ended;
  says: string;
  log: readonly Told[];
  tone: string; // class of the winner's colour
  onwards?: Snippet<[() => void]>;
}

export type Side = "won" | "lost" | "draw" | "watched";

export function sideOf({ seat, outcome }: Ended): Side {
  if (!outcome || !outcome[0].length) return "draw";
  return seat < 0 ? "watched" : outcome[0].includes(seat) ? "won" : "lost";
}

/** The winner, without the reason. */
export function resultText(view: Ended, name: (seat: number) => string): string {
  const side = sideOf(view);
  if (side === "draw") return say("result.draw");
  if (side === "watched") return view.outcome![0].map((seat) => say("result.won", { player: name(seat) })).join(" ");
  return say(side === "won" ? "result.won.you" : "result.lost.you");
}

/** The reason why the game ended; empty until the messages of `MORE` are loaded, which `Ending` does. */
export function reasonText(game: string, view: Ended, name: (seat: number) => string): string {
  if (!view.outcome) return "";
  const [winners, reason] = view.outcome;
  const side = sideOf(view);
  const key = `${game}.outcome.${reason}`;
  const keys = [
    ...(side === "lost" && view.sides.length > 2 ? [`${key}.lost.team`] : []),
    ...(side === "watched" ? [] : [`${key}.${side}`]),
    key,
  ];
  const names = (seats: number[]): string => seats.map(name).join(", ");
  const losers = view.sides.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const known = keys.find(knows);
  return known ? say(known, { winner: names(winners), loser: names(losers) }) : "";
}

export function endingText(game: string, view: Ended, name: (seat: number) => string): string {
  return view.outcome ? `${resultText(view, name)} ${reasonText(game, view, name)}`.trim() : "";
}
