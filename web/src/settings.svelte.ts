// What this browser remembers: theme, language, speed.
import { remembered } from "./json";
import type { SetPace } from "./server/protocol";

const KEY = "warhost.settings";

export const ENGLISH = "en";
export type Language = string; // a code that the server knows; English takes the place of one that it does not
export const THEMES = ["system", "dark", "light"] as const;
export const SPEED_NAMES = ["off", "fast", "normal", "slow"] as const;
type Speed = (typeof SPEED_NAMES)[number];
const SPEEDS: Record<Speed, number> = { off: 0, fast: 140, normal: 280, slow: 600 };
export const PACES = ["fast", "normal", "slow"] as const; // at which the computer plays
export const TALKS = ["all", "phrases", "none"] as const; // what one sees of what others say

export const CARD_NAMES = ["own", "printed"] as const; // in one's own language where there are some, or in English
export const PALETTES = ["usual", "safe"] as const; // safe: for every kind of colour vision
export const CONTRASTS = ["usual", "high"] as const;
export const SIZES = ["usual", "large", "largest"] as const; // of text, and of the cards in hand
export const HAND_SORTS = ["dealt", "cost", "kind", "name"] as const;

interface Saved {
  theme: (typeof THEMES)[number];
  language: Language;
  speed: Speed;
  pace: SetPace["pace"];
  lines: boolean; // engagement lines on the board
  previews: boolean; // outcome badges on legal squares
  volume: number; // of sounds, 0 to 100; 0: silence
  talk: (typeof TALKS)[number];
  pictures: boolean; // one's own pictures of cards are shown, where there are some
  sort: (typeof HAND_SORTS)[number]; // of the cards in hand
  names: (typeof CARD_NAMES)[number]; // of cards
  notify: boolean; // the browser tells when it is one's turn
  palette: (typeof PALETTES)[number];
  contrast: (typeof CONTRASTS)[number];
  text: (typeof SIZES)[number];
  cards: (typeof SIZES)[number];
  keys: Record<string, string>; // by action: keys of a table that are not the usual ones
  touched: boolean; // a game was begun with a finger
}

const oneOf = <T>(choices: readonly T[], found: unknown, usual: T): T =>
  choices.find((each) => each === found) ?? usual;
const flag = (found: unknown, usual: boolean): boolean => (typeof found === "boolean" ? found : usual);

const texts = (found: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found ?? {}).filter((each): each is [string, string] => typeof each[1] === "string"),
  );

const contrast = matchMedia("(prefers-contrast: more)");

function read(): Saved {
  const found = remembered(KEY);
  return {
    theme: oneOf(THEMES, found.theme, "system"),
    language: typeof found.language === "string" ? found.language : (navigator.language.split("-")[0] ?? ENGLISH),
    speed: oneOf(SPEED_NAMES, found.speed, "normal"),
    pace: oneOf(PACES, found.pace, "normal"),
    lines: flag(found.lines, true),
    previews: flag(found.previews, true),
    talk: oneOf(TALKS, found.talk, "all"),
    notify: flag(found.notify, false),
    touched: flag(found.touched, false),
    pictures: flag(found.pictures, true),
    sort: oneOf(HAND_SORTS, found.sort, "dealt"),
    names: oneOf(CARD_NAMES, found.names, "own"),
    palette: oneOf(PALETTES, found.palette, "usual"),
    contrast: oneOf(CONTRASTS, found.contrast, contrast.matches ? "high" : "usual"),
    text: oneOf(SIZES, found.text, "usual"),
    cards: oneOf(SIZES, found.cards, "usual"),
    keys: texts(found.keys),
    volume: typeof found.volume === "number" ? found.volume : 35,
  };
}

export const settings = $state<Saved>(read());

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that forbids it just forgets
  }
}

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds a card takes to its place. */
export const speed = (): number => (still.matches ? 0 : SPEEDS[settings.speed]);

/** Which of the two themes is shown. */
export const shownTheme = (): "dark" | "light" =>
  settings.theme === "system" ? (light.matches ? "light" : "dark") : settings.theme;

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  const comfort = {
    palette: settings.palette,
    contrast: settings.contrast,
    text: settings.text,
    cards: settings.cards,
  };
  Object.assign(root.dataset, comfort);
  if (Object.values(comfort).some((each) => each !== "usual")) void import("./comfort.css");
  root.lang = settings.language;
  root.style.setProperty("--speed", `${speed()}ms`);
}

light.addEventListener("change", applySettings);
still.addEventListener("change", applySettings);
