// Standing orders: where one is asked and where the table passes.  What is as the game has it is not written down.
import type { Orders, WindowInfo, You } from "./protocol";
import { knows, say, t } from "../words.svelte";

/** What the parts that show and change standing orders are given. */
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

/** Where passing has an effect (takes everything, any order), the game has words for it. */
const passKey = (game: string, window: string): string => `${game}.window.${window}.pass`;
export const takesItself = (game: string, window: string): boolean => knows(passKey(game, window));
export const passText = (game: string, window: string): string =>
  takesItself(game, window) ? say(passKey(game, window)) : t("stops.pass");

/** What holds in a window; none where it does not come up. */
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

/** The orders with which one is not asked about a card any more, or is again. */
export function withQuiet(orders: Orders, card: string, wanted: Quiet | null): Orders {
  const quiet = { ...orders.quiet };
  if (wanted) quiet[card] = wanted;
  else delete quiet[card];
  return { ...orders, quiet };
}

export const withUntil = (orders: Orders, until: Orders["until"]): Orders => ({ ...orders, until });

/** The orders under which the table would not do what it is about to do. */
export function interrupted(orders: Orders, windows: WindowInfo[], you: You): Orders {
  if (you.subject && orders.quiet?.[you.subject]) return withQuiet(orders, you.subject, null);
  if (you.trigger) return withTrigger(orders, you.trigger, "ask");
  if (orders.until) return withUntil(orders, "");
  const window = windows.find((each) => each.key === you.window);
  return window ? withWish(orders, window, you.mine ? "mine" : "theirs", "stop") : orders;
}
