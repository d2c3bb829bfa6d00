// The keys of a table: what each does, by the key that is set in the settings.
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
/** By action: its usual key.  Digits, arrows, Enter, Escape and Tab do what they do everywhere, and stay. */
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

/** A key as it is set and shown; "" for one that cannot be set. */
export function keyName(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (["Shift", "Control", "Alt", "Meta", "AltGraph", "Dead"].includes(event.key)) return "";
  const shift = event.shiftKey && (event.key === " " || event.key.length > 1); // of a letter or sign it is part
  const name = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return shift ? `Shift+${name}` : name;
}

/** What this key does at a table. */
export function actionOf(event: KeyboardEvent): KeyAction | undefined {
  const name = keyName(event);
  return name ? KEY_ACTIONS.find((each) => keyFor(each) === name) : undefined;
}
