// Keyboard shortcuts of a table, with the player's own keys from the settings.
import { settings } from "./settings.svelte";

export const KEY_ACTIONS = [
  "confirm",
  "until",
  "next",
  "previous",
  "board",
  "log",
  "undo",
  "hint",
  "menu",
  "help",
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];
/** Default key of each action. Digits, arrows, Enter, Escape and Tab have fixed meanings and cannot be changed. */
export const USUAL_KEYS: Record<KeyAction, string> = {
  confirm: "Space",
  until: "Shift+Space",
  next: "N",
  previous: "P",
  board: "B",
  log: "L",
  undo: "U",
  hint: "H",
  menu: "M",
  help: "?",
};

export const keyFor = (action: KeyAction): string => settings.keys[action] ?? USUAL_KEYS[action];

/** The name of a pressed key, as stored and shown; "" for keys that cannot be assigned. */
export function keyName(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (["Shift", "Control", "Alt", "Meta", "AltGraph", "Dead"].includes(event.key)) return "";
  // For letters and signs, Shift is already part of the character.
  const shift = event.shiftKey && (event.key === " " || event.key.length > 1);
  const name = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return shift ? `Shift+${name}` : name;
}

/** The action of the pressed key at a table, or undefined. */
export function actionOf(event: KeyboardEvent): KeyAction | undefined {
  const name = keyName(event);
  return name ? KEY_ACTIONS.find((each) => keyFor(each) === name) : undefined;
}
