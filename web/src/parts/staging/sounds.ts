// Plays the sounds of a table; the synthesiser is loaded with the first sound.
import { settings } from "../../settings.svelte";
import type { Sound } from "./score";

export type { Sound };

let context: AudioContext | null = null;

/** The browser allows sound only after the user has interacted with the page. */
function air(): AudioContext | null {
  if (!settings.volume || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

const last = new Map<Sound, number>();

/** Plays a sound, unless the same sound is still playing. */
export function sound(name: Sound): void {
  const ctx = air();
  if (!ctx || ctx.currentTime - (last.get(name) ?? -1) < 0.12) return;
  last.set(name, ctx.currentTime);
  const out = new GainNode(ctx, { gain: (settings.volume / 100) ** 1.6 });
  out.connect(ctx.destination);
  void import("./score").then(
    ({ play }) => play(name, ctx, out),
    () => undefined, // offline, there is no sound
  );
}
