import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { sound } from "../../src/parts/staging/sounds";

/** An object that accepts any property and call, and does nothing. */
const deaf = (): unknown =>
  new Proxy(() => undefined, { get: (_, key) => (key === "length" ? 0 : deaf()), apply: deaf });

class Air {
  static opened: Air[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 10;
  destination = null;

  constructor() {
    Air.opened.push(this);
  }
  async suspend(): Promise<void> {
    this.state = "suspended";
  }
  async resume(): Promise<void> {
    this.state = "running";
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the audio context is suspended after a silence, and resumed", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", Air);
  for (const node of ["GainNode", "OscillatorNode", "AudioBuffer", "AudioBufferSourceNode", "BiquadFilterNode"])
    vi.stubGlobal(node, function Node() {
      return deaf();
    });
  settings.volume = 50;
  await import("../../src/parts/staging/score"); // created on demand
  sound("turn");
  await vi.advanceTimersByTimeAsync(2500);
  const [air] = Air.opened;
  expect(air!.state).toBe("running"); // the longest sounds are still audible
  await vi.advanceTimersByTimeAsync(2500);
  expect(air!.state).toBe("suspended");
  air!.currentTime = 5;
  sound("turn");
  await vi.advanceTimersByTimeAsync(10);
  expect(air!.state).toBe("running");
  await vi.advanceTimersByTimeAsync(5000);
  expect(air!.state).toBe("suspended");
  expect(Air.opened).toHaveLength(1);
});
