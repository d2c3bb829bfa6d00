// Our own small pictures, drawn on a field of 24 by 24.  `line` ones are strokes, the others are filled.

export interface Glyph {
  d: string;
  line?: boolean;
}

const filled = (d: string): Glyph => ({ d });
const line = (d: string): Glyph => ({ d, line: true });

export const GLYPHS = {
  // classes
  infantry: filled("M12 1l2.6 3.2V14H9.4V4.2zM6 14.6h12v2.6h-4.4V22h-3.2v-4.8H6z"),
  cavalry: filled("M5.5 2C3.7 5 3 8.5 3 12c0 6.2 3.4 10 9 10s9-3.8 9-10c0-3.5-.7-7-2.5-10h-4.6c1.9 3.3 2.6 6.5 2.6 9.6 0 3.9-1.4 6-4.5 6s-4.5-2.1-4.5-6C7.5 8.5 8.2 5.3 10.1 2z"),
  spear: filled("M22 2l-2.4 8-2.1-2.1L4.3 21.1a1.7 1.7 0 0 1-2.4-2.4L15.1 5.5 14 4.4z"),
  ranged: line("M5 3c9.5 1 15 6.5 16 16M5 3l16 16M2.5 21.5L15 9M15 9h-4.5M15 9v4.5"),
  berserker: filled("M10.9 2h2.2v20h-2.2zM10 4C7 2.6 3 4 1.6 9.5 4 13.5 7.5 14 10 12.5zM14 4c3-1.4 7 0 8.4 5.5-2.4 4-5.9 4.5-8.4 3z"),
  // armies
  dwarves: filled("M3 4.5h13.5L21 8v4.5H3zM9.6 13.5h4.8V22H9.6z"),
  orcs: filled("M3 2c0 9 2.5 15 8 20-1.2-6-.9-10.5.6-15C8.5 7 5.5 5.5 3 2zM21 2c0 9-2.5 15-8 20 1.2-6 .9-10.5-.6-15 3.1 0 6.1-1.5 8.6-5z"),
  elves: { d: "M12 1c6.5 4.5 8.6 10 6.4 15-1.2 2.7-3.6 4-5.4 7h-2c-1.8-3-4.2-4.3-5.4-7C3.4 11 5.5 5.5 12 1zM11.3 7v3.5L8.6 8.6v1.6l2.7 2v3.5l-3-2.2v1.6l3 2.3V21h1.4v-3.6l3-2.3v-1.6l-3 2.2v-3.5l2.7-2V8.6l-2.7 1.9V7z" },
  lizardmen: filled("M1 12c3-5.2 6.8-7.5 11-7.5S20 6.8 23 12c-3 5.2-6.8 7.5-11 7.5S4 17.2 1 12zM12 6.2c-1.8 1.8-2.4 3.8-2.4 5.8s.6 4 2.4 5.8c1.8-1.8 2.4-3.8 2.4-5.8s-.6-4-2.4-5.8z"),
  templars: filled("M8.2 1h7.6l-1.9 9.1L23 8.2v7.6l-9.1-1.9 1.9 9.1H8.2l1.9-9.1L1 15.8V8.2l9.1 1.9z"),
  undead: filled("M12 1.5c-5.7 0-9.3 3.9-9.3 8.8 0 3.2 1.6 5.5 4.1 6.8v5.4h2.6v-2.6h1.6v2.6h2v-2.6h1.6v2.6h2.6v-5.4c2.5-1.3 4.1-3.6 4.1-6.8 0-4.9-3.6-8.8-9.3-8.8zM8.2 8.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM15.8 8.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM12 13.6l1.3 2.6h-2.6z"),
  // ranks that are more than a number
  special: filled("M12 2l9 10-9 10L3 12z"),
  command: filled("M2 6l5.5 4.5L12 3l4.5 7.5L22 6l-2 13H4z"),
  general: filled("M12 1l3 7.3 7.9.6-6 5.1 1.9 7.7L12 17.6l-6.8 4.1 1.9-7.7-6-5.1 7.9-.6z"),
  // the table
  shield: filled("M12 1l9.5 3.3v7c0 5.7-3.6 9.3-9.5 11.7-5.9-2.4-9.5-6-9.5-11.7v-7z"),
  skull: filled("M12 2c-5.2 0-8.5 3.5-8.5 8 0 3 1.5 5 3.8 6.2V21h9.4v-4.8C19 15 20.5 13 20.5 10c0-4.5-3.3-8-8.5-8zM8.5 8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM15.5 8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"),
  swords: filled("M2 2l4 .8L14.5 13 13 14.5 2.8 6zM22 2l-4 .8-5.2 6.3 1.6 1.6L21.2 6zM8.6 13.8l1.6 1.6-3 2.8L4 22l-2-2 3.8-3.2zM15.4 13.8L13.8 15.4l3 2.8L20 22l2-2-3.8-3.2z"),
  target: line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 1v5M12 18v5M1 12h5M18 12h5"),
  deck: line("M7 3h12v15H7zM5 6v15h11"),
  hand: line("M4 7l5-2 4 13-5 2zM11 5h6v12"),
  clock: line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2"),
  undo: line("M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3"),
  flag: line("M5 22V3h13l-3 4.5L18 12H5"),
  gear: line("M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.4 2.4M16.6 16.6L19 19M5 19l2.4-2.4M16.6 7.4L19 5"),
  home: line("M3 11.5L12 3l9 8.5M6 9.5V21h12V9.5M10 21v-6h4v6"),
  cards: line("M4 5h9v14H4zM13 6.5l6.5 2L15.5 20"),
  book: line("M12 6C9.5 4 6 3.5 3 4v15c3-.5 6.5 0 9 2 2.5-2 6-2.5 9-2V4c-3-.5-6.5 0-9 2zM12 6v15"),
  help: line("M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.3-1.5 2.8M12 18v1"),
  sun: line("M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"),
  moon: line("M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"),
  plus: line("M12 5v14M5 12h14"),
  minus: line("M5 12h14"),
  fit: line("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
  first: line("M6 5v14M19 5l-9 7 9 7z"),
  last: line("M18 5v14M5 5l9 7-9 7z"),
  previous: line("M17 5l-10 7 10 7z"),
  next: line("M7 5l10 7-10 7z"),
  link: line("M10 14a4.5 4.5 0 0 0 6.5 0l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5 0l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5"),
  eye: line("M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
  close: line("M5 5l14 14M19 5L5 19"),
  bot: line("M5 9h14v11H5zM12 9V5M12 4v.1M9 13.5v2M15 13.5v2"),
  person: line("M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7"),
  download: line("M12 3v12M7 10.5l5 5 5-5M4 21h16"),
  tick: line("M4 12.5l5.5 5.5L20 6.5"),
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS;
