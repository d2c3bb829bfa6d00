// Settings stored in this browser: theme, language, speed and others.
import { remembered } from "./json";
import type { SetPace } from "./server/protocol";

const KEY = "warhost.settings";

export const ENGLISH = "en";
export type Language = string; // a language code; English is the fallback if the server does not offer it
export const THEMES = ["system", "dark", "light"] as const;
export const SPEED_NAMES = ["off", "fast", "normal", "slow"] as const;
type Speed = (typeof SPEED_NAMES)[number];
const SPEEDS: Record<Speed, number> = { off: 0, fast: 140, normal: 280, slow: 600 };
export const PACES = ["fast", "normal", "slow"] as const; // speed of the computer players
export const TALKS = ["all", "phrases", "none"] as const; // which chat messages are shown

export const CARD_NAMES = ["own", "printed"] as const; // translated names where available, or the English names
export const PALETTES = ["usual", "safe"] as const; // safe: for every kind of colour vision
export const CONTRASTS = ["usual", "high"] as const;
export const SIZES = ["usual", "large", "largest"] as const; // of text, and of the cards in hand
export const SCANS = ["art", "whole"] as const; // what imported pictures show: the art of a card, or the whole card
export const HAND_SORTS = ["dealt", "cost", "kind", "name"] as const;

interface Saved {
  theme: (typeof THEMES)[number];
  language: Language;
  speed: Speed;
  pace: SetPace["pace"];
  lines: boolean; // show engagement lines on the board
  previews: boolean; // show outcome badges on legal squares
  volume: number; // sound volume, 0 to 100
  talk: (typeof TALKS)[number];
  pictures: boolean; // show the player's own card images, if any
  scans: (typeof SCANS)[number];
  sort: (typeof HAND_SORTS)[number]; // sort order of the cards in hand
  names: (typeof CARD_NAMES)[number]; // language of card names
  notify: boolean; // show a browser notification when it is the player's turn
  palette: (typeof PALETTES)[number];
  contrast: (typeof CONTRASTS)[number];
  text: (typeof SIZES)[number];
  cards: (typeof SIZES)[number];
  keys: Record<string, string>; // changed keyboard shortcuts by action
  touched: boolean; // a game was started on a touch screen
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
    scans: oneOf(SCANS, found.scans, "art"),
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
    // without local storage, settings last until the page is closed
  }
}

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Duration of a card's movement in milliseconds. */
export const speed = (): number => (still.matches ? 0 : SPEEDS[settings.speed]);

/** The theme in effect: dark or light. */
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
