// A dozen short sounds, synthesised when needed, so that no audio files are necessary.
export type Sound =
  | "turn"
  | "card"
  | "draw"
  | "attack"
  | "hit"
  | "destroyed"
  | "fire"
  | "coin"
  | "dial"
  | "planet"
  | "won"
  | "lost"
  | "refused";

interface Tone {
  at?: number; // seconds from now
  for: number; // seconds
  from: number; // hertz
  to?: number;
  shape?: OscillatorType;
  loud?: number;
}

function tone(
  ctx: AudioContext,
  out: AudioNode,
  { at = 0, for: long, from, to = from, shape = "sine", loud = 1 }: Tone,
): void {
  const start = ctx.currentTime + at;
  const swing = new OscillatorNode(ctx, { type: shape, frequency: from });
  swing.frequency.exponentialRampToValueAtTime(Math.max(1, to), start + long);
  const hush = new GainNode(ctx, { gain: 0 });
  hush.gain.setValueAtTime(0.0001, start);
  hush.gain.exponentialRampToValueAtTime(0.3 * loud, start + 0.012);
  hush.gain.exponentialRampToValueAtTime(0.0001, start + long);
  swing.connect(hush).connect(out);
  swing.start(start);
  swing.stop(start + long + 0.02);
}

/** Breath, crash and crackle sounds: noise through a moving filter. */
function noise(
  ctx: AudioContext,
  out: AudioNode,
  at: number,
  long: number,
  from: number,
  to: number,
  loud: number,
): void {
  const start = ctx.currentTime + at;
  const data = new AudioBuffer({ length: Math.ceil(ctx.sampleRate * long), sampleRate: ctx.sampleRate });
  const wave = data.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(ctx, { buffer: data });
  const sieve = new BiquadFilterNode(ctx, { type: "bandpass", frequency: from, Q: 0.9 });
  sieve.frequency.exponentialRampToValueAtTime(to, start + long);
  const hush = new GainNode(ctx, { gain: 0.0001 });
  hush.gain.setValueAtTime(0.0001, start);
  hush.gain.exponentialRampToValueAtTime(0.5 * loud, start + long * 0.15);
  hush.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(sieve).connect(hush).connect(out);
  source.start(start);
}

const SCORE: Record<Sound, (ctx: AudioContext, out: AudioNode) => void> = {
  turn: (ctx, out) =>
    [523, 784].forEach((from, at) => tone(ctx, out, { at: at * 0.11, for: 0.4, from, shape: "triangle", loud: 0.8 })),
  card: (ctx, out) => {
    noise(ctx, out, 0, 0.13, 2600, 700, 0.7);
    tone(ctx, out, { at: 0.08, for: 0.12, from: 190, to: 110, loud: 0.7 });
  },
  draw: (ctx, out) => noise(ctx, out, 0, 0.09, 1500, 3800, 0.45),
  attack: (ctx, out) => {
    noise(ctx, out, 0, 0.2, 500, 3400, 0.7);
    tone(ctx, out, { at: 0.16, for: 0.22, from: 1350, to: 1180, shape: "square", loud: 0.16 });
  },
  hit: (ctx, out) => {
    tone(ctx, out, { for: 0.2, from: 150, to: 52, loud: 1.3 });
    noise(ctx, out, 0, 0.12, 1400, 300, 0.6);
  },
  destroyed: (ctx, out) => {
    noise(ctx, out, 0, 0.45, 1900, 120, 0.9);
    tone(ctx, out, { for: 0.5, from: 130, to: 36, shape: "sawtooth", loud: 0.5 });
  },
  fire: (ctx, out) => {
    for (let crack = 0; crack < 9; crack++)
      noise(ctx, out, crack * 0.08 + Math.random() * 0.05, 0.07, 900 + Math.random() * 2600, 500, 0.5);
    noise(ctx, out, 0, 0.9, 260, 620, 0.7);
  },
  coin: (ctx, out) =>
    [1320, 1760].forEach((from, at) => tone(ctx, out, { at: at * 0.06, for: 0.22, from, loud: 0.45 })),
  dial: (ctx, out) =>
    [0, 1, 2, 3].forEach((at) =>
      tone(ctx, out, { at: at * 0.055, for: 0.04, from: 620 + at * 90, shape: "square", loud: 0.22 }),
    ),
  planet: (ctx, out) =>
    [196, 294, 392, 587].forEach((from, at) =>
      tone(ctx, out, { at: at * 0.09, for: 0.9, from, shape: "triangle", loud: 0.6 }),
    ),
  won: (ctx, out) =>
    [392, 523, 659, 784, 1047].forEach((from, at) =>
      tone(ctx, out, { at: at * 0.13, for: at === 4 ? 1.3 : 0.4, from, shape: "triangle", loud: 0.9 }),
    ),
  lost: (ctx, out) =>
    [392, 370, 330, 247].forEach((from, at) =>
      tone(ctx, out, { at: at * 0.22, for: at === 3 ? 1.4 : 0.5, from, shape: "sine", loud: 0.9 }),
    ),
  refused: (ctx, out) => tone(ctx, out, { for: 0.14, from: 170, to: 120, shape: "square", loud: 0.25 }),
};

const QUIET = 3000; // milliseconds; longer than any sound
let hush: ReturnType<typeof setTimeout> | undefined;

/** Plays a sound, and suspends the audio context after a while without sounds. */
export function play(name: Sound, ctx: AudioContext, out: AudioNode): void {
  SCORE[name](ctx, out);
  clearTimeout(hush);
  hush = setTimeout(() => void ctx.suspend(), QUIET);
}
