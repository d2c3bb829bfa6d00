// The colour-blind palette: colours that must be distinguishable differ for normal vision and three kinds of colour
// blindness.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Triple = [number, number, number];
const STYLE = readFileSync(join(import.meta.dirname, "..", "src", "comfort.css"), "utf8");
const BASE = readFileSync(join(import.meta.dirname, "..", "src", "style.css"), "utf8");
const LEAST = 25; // of CIE 1976 colour difference; two colours of one hue and a just noticeable step differ by about 2
const READABLE = 4.5; // contrast with the surface behind

/** Machado, Oliveira and Fernandes (2009), severity 1.0. */
const EYES: Record<string, Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const GROUPS = [
  ["good", "bad"],
  ["you", "foe"],
  ["dwarves", "orcs", "elves", "lizardmen", "templars", "undead"],
  ["dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf"],
  ["space-marines", "astra-militarum", "orks", "dark-eldar", "eldar", "tau", "necrons", "tyranids"],
];

/** The variables of a block of a style sheet. */
function variables(style: string, selector: string): Map<string, string> {
  const begin = style.indexOf(`${selector} {`);
  const block = style.slice(begin, style.indexOf("}", begin));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}
const linear = (hex: string): Triple => {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const dot = (row: Triple, [r, g, b]: Triple): number => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
function lab(colour: Triple): Triple {
  const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = curve(dot([0.2126, 0.7152, 0.0722], colour));
  const z = curve((0.0193 * colour[0] + 0.1192 * colour[1] + 0.9505 * colour[2]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
function difference(one: string, other: string, eye: Triple[]): number {
  const seen = (hex: string): Triple => {
    const colour = linear(hex);
    return lab([dot(eye[0]!, colour), dot(eye[1]!, colour), dot(eye[2]!, colour)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
const light = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));
const contrast = (one: string, other: string): number => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** Pairs of a palette that some kind of vision cannot distinguish. */
const alike = (palette: Map<string, string>): string[] =>
  GROUPS.flatMap((names) =>
    names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) =>
        Object.entries(EYES)
          .filter(([, eye]) => difference(palette.get(one)!, palette.get(other)!, eye) < LEAST)
          .map(([eye]) => `${one} and ${other}, ${eye}`),
      ),
    ),
  );

describe.each([
  ["dark", ':root[data-palette="safe"]', ":root"],
  ["light", ':root[data-palette="safe"][data-theme="light"]', ':root[data-theme="light"]'],
])("the safe palette, %s", (_, selector, usual) => {
  const palette = variables(STYLE, selector);

  it("has distinguishable colours for every kind of vision", () => {
    expect(alike(palette)).toEqual([]);
  });

  it("has enough contrast with the background", () => {
    const behind = variables(BASE, usual).get("surface")!;
    for (const [name, colour] of palette) expect(contrast(colour, behind), name).toBeGreaterThanOrEqual(READABLE);
  });

  it("is needed: some kinds of vision cannot distinguish the default colours", () => {
    expect(alike(variables(BASE, usual))).not.toEqual([]);
  });
});
