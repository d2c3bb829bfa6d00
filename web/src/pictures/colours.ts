// The colours of a picture: the hue of the family, in the light of a time of day.
import type { Chance } from "./chance";

/**
 * A colour from lightness (0 to 1), chroma and hue, as #rrggbb. In this colour space equal values look equally strong.
 */
export function colour(light: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts
    .map((part) => {
      const seen = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, seen)) * 255)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}

/** The palette of a family: its hue, its strength, and the hue of glowing parts. */
const FAMILIES: Record<string, [hue: number, strength: number, glow: number]> = {
  dwarf: [252, 1, 70],
  empire: [88, 1, 28],
  "high-elf": [208, 0.9, 235],
  orc: [132, 1, 45],
  chaos: [27, 1.15, 320],
  "dark-elf": [308, 1, 345],
  neutral: [75, 0.4, 85],
  "space-marines": [262, 1.1, 85],
  "astra-militarum": [112, 0.8, 55],
  orks: [136, 1.1, 60],
  "dark-eldar": [318, 1, 150],
  eldar: [85, 1, 200],
  tau: [198, 1, 55],
  necrons: [160, 0.9, 150],
  tyranids: [350, 1, 110],
  dwarves: [58, 1, 80],
  orcs: [130, 1, 45],
  elves: [178, 0.9, 140],
  lizardmen: [238, 1, 150],
  templars: [20, 1.1, 85],
  undead: [298, 0.9, 150],
  order: [250, 1, 85],
  destruction: [30, 1.1, 45],
};

/** Lightness, chroma and hue of the zenith and of the horizon; a hue of -1 stands for the hue of the family. */
const HOURS: readonly (readonly [number, number, number, number, number, number])[] = [
  [0.46, 0.075, -1, 0.9, 0.07, 75], // dawn
  [0.62, 0.08, -1, 0.93, 0.035, 95], // day
  [0.31, 0.1, -1, 0.78, 0.14, 55], // dusk
  [0.19, 0.06, -1, 0.56, 0.11, -1], // night
  [0.33, 0.03, -1, 0.8, 0.05, -1], // storm
  [0.24, 0.09, 20, 0.75, 0.16, 50], // fire
  [0.4, 0.09, -1, 0.86, 0.1, -1], // haze
];

export interface Paint {
  zenith: string;
  horizon: string;
  far: string;
  middle: string;
  near: string;
  ink: string; // the dark side of a figure
  deep: string; // cloth and armour in shadow
  body: string; // in the family's colour
  bright: string;
  metal: string;
  steel: string; // metal in shadow
  bone: string;
  skin: string;
  rim: string; // light along the edge
  glow: string;
  hot: string; // the centre of glowing parts
  dark: boolean;
}

const SKINS: Record<string, [number, number, number]> = {
  orc: [0.56, 0.12, 135],
  orks: [0.55, 0.13, 138],
  orcs: [0.56, 0.12, 135],
  necrons: [0.6, 0.03, 180],
  tyranids: [0.78, 0.05, 75],
  lizardmen: [0.6, 0.1, 200],
  undead: [0.85, 0.03, 100],
  "dark-elf": [0.86, 0.03, 320],
  "dark-eldar": [0.86, 0.025, 300],
  tau: [0.62, 0.04, 240],
};

export function mix(one: string, other: string, share: number): string {
  const read = (text: string, at: number): number => parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(read(one, at) + (read(other, at) - read(one, at)) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function paintFor(family: string, chance: Chance, hour?: number): Paint {
  const [hue, strength, glow] = FAMILIES[family] ?? FAMILIES.neutral!;
  const [topLight, topChroma, topHue, lowLight, lowChroma, lowHue] = HOURS[hour ?? chance.whole(0, HOURS.length - 1)]!;
  const lean = chance.between(-16, 16);
  const warm = chance.between(-14, 14);
  const own = (given: number, shift: number): number => (given < 0 ? hue : given) + shift;
  const zenith = colour(topLight, topChroma * strength, own(topHue, lean));
  const horizon = colour(lowLight, lowChroma * (0.6 + 0.4 * strength), own(lowHue, warm));
  const pale = hue > 60 && hue < 120 ? 0.1 : 0; // dark yellow would look brown
  const ink = colour(0.19, 0.035 * strength, hue);
  const skin = SKINS[family] ?? [0.76, 0.07, 55];
  return {
    zenith,
    horizon,
    far: mix(horizon, mix(zenith, ink, 0.35), 0.42),
    middle: mix(horizon, ink, 0.64),
    near: mix(colour(0.26, 0.05 * strength, hue), ink, 0.45),
    ink,
    deep: colour(0.31 + pale * 0.5, 0.075 * strength, hue),
    body: colour(0.47 + pale, 0.115 * strength, hue),
    bright: colour(0.66 + pale, 0.125 * strength, hue),
    metal: colour(0.8, 0.018, hue),
    steel: colour(0.52, 0.02, hue),
    bone: family === "necrons" ? colour(0.66, 0.03, 175) : colour(0.89, 0.035, 90),
    skin: colour(...skin),
    rim: mix(colour(0.95, 0.05, own(lowHue, warm)), horizon, 0.25),
    glow: colour(0.8, 0.16, glow),
    hot: colour(0.95, 0.07, glow),
    dark: lowLight < 0.6,
  };
}
