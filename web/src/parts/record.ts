// A line of the log as the parts know it.
import type { GlyphName } from "../cards/glyphs";

/** A piece of a sentence: plain words, or the name of a card that can be looked at. */
export type Part = { text: string; card?: string };

export interface LogLine {
  parts: Part[];
  rule: string;
  weight: "" | "head" | "loss" | "end"; // begins a turn, somebody fell, the game is over
  tone: "" | "you" | "foe"; // whose it is; the glyph says what it is, so that colour does not have to
  glyph: GlyphName | null;
}

export const lineText = (line: LogLine): string => line.parts.map((part) => part.text).join("");
