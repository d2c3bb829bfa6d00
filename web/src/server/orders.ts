// Standing orders: in which windows the player is asked and in which the table passes. Only differences from the game's
// defaults are stored.
import type { Orders, WindowInfo, You } from "./protocol";
import { knows, say, t } from "../words.svelte";

/** Props of the components that show and change standing orders. */
export interface OrdersProps {
  game: string;
  windows: WindowInfo[];
  orders: Orders;
  you: You;
  ongive: (orders: Orders) => void;
}

export const TURNS = ["mine", "theirs"] as const;
export type Turn = (typeof TURNS)[number];
export type Wish = "stop" | "pass";
export const UNTILS = ["turn", "event", "stop"] as const;
export const TRIGGERS = ["ask", "always", "never"] as const;
export type Trigger = (typeof TRIGGERS)[number];

const key = (window: WindowInfo, turn: Turn): string => `${window.key} ${turn}`;

/**
 * In some windows passing does more than pass (takes all cards, keeps any order): the game then has a phrase for it.
 */
const passKey = (game: string, window: string): string => `${game}.window.${window}.pass`;
export const takesItself = (game: string, window: string): boolean => knows(passKey(game, window));
export const passText = (game: string, window: string): string =>
  takesItself(game, window) ? say(passKey(game, window)) : t("stops.pass");

/**
 * The setting for a window: the player's order or the game's default; null if the window does not occur in this turn.
 */
export function wish(orders: Orders, window: WindowInfo, turn: Turn): Wish | null {
  return window[turn] === "" ? null : (orders.stops?.[key(window, turn)] ?? window[turn]);
}

export function withWish(orders: Orders, window: WindowInfo, turn: Turn, wanted: Wish): Orders {
  const stops = { ...orders.stops };
  if (wanted === window[turn]) delete stops[key(window, turn)];
  else stops[key(window, turn)] = wanted;
  return { ...orders, stops };
}

export function withTrigger(orders: Orders, card: string, wanted: Trigger): Orders {
  const triggers = { ...orders.triggers };
  if (wanted === "ask") delete triggers[card];
  else triggers[card] = wanted;
  return { ...orders, triggers };
}

export type Quiet = "turn" | "game";

/** Returns the orders with questions about a card turned off for a turn or the game, or turned on again (null). */
export function withQuiet(orders: Orders, card: string, wanted: Quiet | null): Orders {
  const quiet = { ...orders.quiet };
  if (wanted) quiet[card] = wanted;
  else delete quiet[card];
  return { ...orders, quiet };
}

export const withUntil = (orders: Orders, until: Orders["until"]): Orders => ({ ...orders, until });

/** Returns the orders that prevent the table's next automatic action. */
export function interrupted(orders: Orders, windows: WindowInfo[], you: You): Orders {
  if (you.subject && orders.quiet?.[you.subject]) return withQuiet(orders, you.subject, null);
  if (you.trigger) return withTrigger(orders, you.trigger, "ask");
  if (orders.until) return withUntil(orders, "");
  const window = windows.find((each) => each.key === you.window);
  return window ? withWish(orders, window, you.mine ? "mine" : "theirs", "stop") : orders;
}
