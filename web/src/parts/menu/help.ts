// The help page's part for one game.
import type { GlyphName } from "../../cards/glyphs";

export interface HelpPage {
  title: string;
  hands: string[]; // mouse and touch gestures that only this game has
  signs: [GlyphName, string][];
}
