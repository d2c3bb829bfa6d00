// The help page's part for one game.
import type { GlyphName } from "../../cards/glyphs";

export interface HelpPage {
  title: string;
  hands: string[]; // what mouse and finger do there alone
  signs: [GlyphName, string][];
}
