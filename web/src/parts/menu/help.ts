// What the help page says of one game, beside what holds for all of them.
import type { GlyphName } from "../../cards/glyphs";

export interface HelpPage {
  title: string;
  hands: string[]; // what mouse and finger do there alone
  signs: [GlyphName, string][];
}
