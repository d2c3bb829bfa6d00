// Moves and scales an SVG path.

/** Moves an icon from its box of 24 by 24 to a point. */
export function moved(d: string, x: number, y: number, scale: number): string {
  // absolute and relative commands are both scaled; only absolute ones and the first are shifted
  let out = "";
  const pieces = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  pieces.forEach((piece, index) => {
    const letter = piece[0]!;
    const numbers = (piece.slice(1).match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const absolute = letter === letter.toUpperCase() || index === 0;
    const shift = (value: number, axis: number): number => value * scale + (absolute ? (axis ? y : x) - 12 * scale : 0);
    const kind = letter.toUpperCase();
    const said = numbers.map((value, at) => {
      if (kind === "H") return shift(value, 0);
      if (kind === "V") return shift(value, 1);
      if (kind === "A")
        return at % 7 === 5 ? shift(value, 0) : at % 7 === 6 ? shift(value, 1) : at % 7 < 2 ? value * scale : value;
      return shift(value, at % 2);
    });
    out += (index === 0 ? "M" : letter) + said.map((value) => Math.round(value * 100) / 100).join(" ");
  });
  return out;
}
