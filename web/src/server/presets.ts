// Presets of stops: only in the most important windows, the game's defaults, or everywhere.
import { TURNS, wish, withWish, type Wish } from "./orders";
import type { Orders, WindowInfo } from "./protocol";

export const PRESETS = ["few", "usual", "all"] as const;
export type Preset = (typeof PRESETS)[number];

/** The stops of a preset: only in the most important windows, the game's defaults, or everywhere. */
export function presetStops(windows: WindowInfo[], preset: Preset): NonNullable<Orders["stops"]> {
  let orders: Orders = {};
  for (const window of preset === "usual" ? [] : windows)
    for (const turn of TURNS)
      if (preset === "all" || (!window.vital && window[turn]))
        orders = window[turn] ? withWish(orders, window, turn, preset === "all" ? "stop" : "pass") : orders;
  return orders.stops ?? {};
}

/** The preset that matches the current stops, or none. */
export const presetOf = (orders: Orders, windows: WindowInfo[]): Preset | null => {
  const same = (wanted: Record<string, Wish>): boolean =>
    windows.every((window) =>
      TURNS.every((turn) => wish({ stops: wanted }, window, turn) === wish(orders, window, turn)),
    );
  return (["usual", "few", "all"] as const).find((each) => same(presetStops(windows, each))) ?? null;
};
