// Seeded random numbers: the same word always gives the same picture, on every machine.

export interface Chance {
  next(): number; // from 0 (included) to 1 (excluded)
  between(low: number, high: number): number;
  whole(low: number, high: number): number; // both bounds included
  pick<T>(list: readonly T[]): T;
  may(share: number): boolean;
}

function hash(word: string): number {
  let sum = 2166136261;
  for (let at = 0; at < word.length; at++) sum = Math.imul(sum ^ word.charCodeAt(at), 16777619);
  return sum >>> 0;
}

export function chanceOf(word: string): Chance {
  let state = hash(word);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return { next, between, whole, pick: (list) => list[whole(0, list.length - 1)]!, may: (share) => next() < share };
}
