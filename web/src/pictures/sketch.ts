// A drawing: shapes with their colours, and their rendering as SVG with light along one edge.
import type { Paint } from "./colours";

export type Tone = Exclude<keyof Paint, "dark">;

interface Mark {
  tone: Tone;
  d: string;
  wide: number; // stroke width; 0: filled
  soft: number; // opacity
  lit: boolean; // whether its edge is lit
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A path through points given as pairs of numbers. */
export const path = (...points: number[]): string =>
  `M${points.map((value, at) => `${at && at % 2 === 0 ? "L" : at ? " " : ""}${n(value)}`).join("")}`;
export const shape = (...points: number[]): string => `${path(...points)}Z`;
export const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

export class Sketch {
  readonly marks: Mark[] = [];

  fill(tone: Tone, d: string, soft = 1): this {
    this.marks.push({ tone, d, wide: 0, soft, lit: soft === 1 });
    return this;
  }
  line(tone: Tone, d: string, wide: number, soft = 1): this {
    this.marks.push({ tone, d, wide, soft, lit: soft === 1 && wide > 1.2 });
    return this;
  }
  disc(tone: Tone, x: number, y: number, rx: number, ry = rx, soft = 1): this {
    return this.fill(tone, ring(x, y, rx, ry), soft);
  }
  /** Adds a detail without an outline: eyes, buckles, folds. */
  detail(tone: Tone, d: string, wide = 0, soft = 1): this {
    this.marks.push({ tone, d, wide, soft, lit: false });
    return this;
  }
  add(other: Sketch): this {
    this.marks.push(...other.marks);
    return this;
  }

  /**
   * SVG at a position and scale, optionally mirrored; `rim`: how far the light reaches around the edge, and from which
   * direction.
   */
  svg(
    paint: Paint,
    x: number,
    y: number,
    scale: number,
    flip = false,
    rim: [number, number] = [0, 0],
    veil?: Tone,
  ): string {
    const draw = (mark: Mark, tint: string): string =>
      mark.wide
        ? `<path d="${mark.d}" fill="none" stroke="${tint}"` +
          ` stroke-width="${n(mark.wide)}"${mark.soft < 1 ? ` opacity="${mark.soft}"` : ""}/>`
        : `<path d="${mark.d}" fill="${tint}"${mark.soft < 1 ? ` opacity="${mark.soft}"` : ""}/>`;
    const place = `translate(${n(x)} ${n(y)}) scale(${n((flip ? -1 : 1) * scale * 100) + "e-2"} ${n(scale * 100) + "e-2"})`;
    const [dx, dy] = [((flip ? -1 : 1) * rim[0]) / scale, rim[1] / scale];
    const edge =
      rim[0] || rim[1]
        ? `<g transform="translate(${n(dx)} ${n(dy)})">${this.marks
            .filter((mark) => mark.lit)
            .map((mark) => draw(mark, paint.rim))
            .join("")}</g>`
        : "";
    const inside = this.marks.map((mark) => draw(mark, veil ? paint[veil] : paint[mark.tone])).join("");
    return `<g transform="${place}" stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd">${edge}${inside}</g>`;
  }
}
