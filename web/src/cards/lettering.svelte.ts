// Computes the largest font size at which a whole name fits, without breaking words or cutting lines.
const FACE = '700 100px Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif';

let letters = $state(0); // incremented when a font has loaded: earlier measurements used the fallback font
let known = new Map<string, number>();
if (typeof document !== "undefined" && "fonts" in document) {
  const again = (): void => {
    known = new Map();
    letters += 1;
  };
  document.fonts.addEventListener("loadingdone", again);
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a word in em. */
function wide(word: string): number {
  let found = known.get(word);
  if (found === undefined) {
    if (pen === undefined)
      pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (pen) {
      pen.font = FACE;
      found = pen.measureText(word).width / 100;
    } else found = word.length * 0.56;
    known.set(word, found);
  }
  return found;
}

/** Unbreakable pieces: words, and the parts of a hyphenated word. */
const pieces = (name: string): string[] => name.split(" ").flatMap((word) => word.match(/[^-]+-?/g) ?? [word]);

/** The number of lines of a name in a width given in em. */
function lines(name: string, room: number): number {
  let count = 1;
  let used = 0;
  for (const piece of pieces(name)) {
    const next = wide(piece);
    const gap = used && !name.includes(`-${piece}`) ? wide(" ") : 0;
    if (used && used + gap + next > room) [count, used] = [count + 1, next];
    else used += gap + next;
  }
  return count;
}

/** The font size, at most `most`, at which a name fits `across` in at most `rows` lines; all in the same unit. */
export function nameSize(name: string, across: number, most: number, rows: number): number {
  void letters;
  const longest = Math.max(...pieces(name).map(wide), 0.1);
  let size = Math.min(most, (across * 0.97) / longest);
  while (size > 1 && lines(name, (across * 0.97) / size) > rows) size *= 0.95;
  return Math.round(size * 100) / 100;
}

/** The width of a name at this font size in at most `rows` lines. */
export function nameWidth(name: string, size: number, rows: number): number {
  void letters;
  let room = Math.max(...pieces(name).map(wide), 0.1);
  while (lines(name, room) > rows) room += 0.2;
  return Math.ceil(room * size * 1.03);
}
