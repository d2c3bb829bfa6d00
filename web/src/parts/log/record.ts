// The data of a log line.
import type { GlyphName } from "../../cards/glyphs";
import type { ShownEvent } from "../../games/views";

/** A piece of a sentence: plain text, or the name of a card that can be looked at. */
export type Part = { text: string; card?: string };

export interface LogLine {
  parts: Part[];
  rule: string;
  weight: "" | "head" | "phase" | "loss" | "end"; // starts a turn, starts a phase, a card was lost, the game ended
  tone: "" | "you" | "foe"; // whose event it is; the glyph conveys the kind, so that colour is never the only cue
  glyph: GlyphName | null;
  event: ShownEvent; // its event, or the first of several
}

export const lineText = (line: LogLine): string => line.parts.map((part) => part.text).join("");

/** How a game describes events: icons and weights by kind of event, and the sentence. */
interface Teller<V> {
  signs: Record<string, GlyphName>;
  weights: Record<string, LogLine["weight"]>;
  parts: (event: ShownEvent, view: V) => Part[];
}

/** The log line of an event; lines that start a turn or a phase belong to no player. */
export function lineOf<V extends { seat: number }>(teller: Teller<V>, event: ShownEvent, view: V): LogLine {
  const weight = teller.weights[event.kind] ?? "";
  const whose = event.seat === Math.max(0, view.seat) ? "you" : "foe";
  const tone = event.seat === undefined || weight === "head" || weight === "phase" ? "" : whose;
  const glyph = teller.signs[event.kind] ?? null;
  return { parts: teller.parts(event, view), rule: event.rule, weight, tone, glyph, event };
}

interface Event {
  kind: string;
  seat?: number;
  card?: string;
}

/**
 * Turns events into lines. Cards drawn together share a line (only `counted` if hidden), and repetitions are counted in
 * the line before.
 */
export function linesOf<E extends Event, V>(
  events: readonly E[],
  view: V,
  lineOfOne: (event: E, view: V) => LogLine,
  counted: (seat: number, number: number) => string,
): LogLine[] {
  const tell = (event: E): LogLine => lineOfOne(event, view);
  const lines: LogLine[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    const line = tell(event);
    const goesOn = (each: E | undefined): boolean =>
      each?.kind === "drew" && each.seat === event.seat && !each.card === !event.card;
    let drawn = 1;
    while (event.kind === "drew" && goesOn(events[at + drawn])) drawn++;
    if (drawn > 1 && !event.card) line.parts = [{ text: counted(event.seat ?? 0, drawn) }];
    else for (const more of events.slice(at + 1, at + drawn)) join(line, tell(more));
    at += drawn - 1;
    lines.push(line);
  }
  return folded(lines);
}

/** Appends the cards of another line to this one. */
function join(line: LogLine, more: LogLine): void {
  const last = line.parts.map((part) => !!part.card).lastIndexOf(true);
  const next = more.parts.filter((part) => part.card);
  line.parts.splice(last + 1, 0, ...next.flatMap((part) => [{ text: ", " }, part]));
}

function folded(lines: LogLine[]): LogLine[] {
  const kept: { line: LogLine; text: string; times: number }[] = [];
  for (const line of lines) {
    const [last, text] = [kept.at(-1), lineText(line)];
    if (last && last.text === text && last.line.tone === line.tone) last.times++;
    else kept.push({ line, text, times: 1 });
  }
  return kept.map(({ line, times }) =>
    times > 1 ? { ...line, parts: [...line.parts, { text: ` (×${times})` }] } : line,
  );
}
