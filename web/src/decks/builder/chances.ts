// Probabilities for an opening hand (drawing without replacement).

/** The probability that a hand of this size contains at least one of `good` among `all` cards. */
export function chanceOfOne(all: number, good: number, hand: number): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(hand, all); drawn++) none *= Math.max(0, all - good - drawn) / (all - drawn);
  return 1 - none;
}

/** The same probability, with one mulligan if the first hand contains none of them. */
export const chanceWithMulligan = (all: number, good: number, hand: number): number =>
  1 - (1 - chanceOfOne(all, good, hand)) ** 2;

/** Cards in a random order. */
export function shuffled<T>(cards: readonly T[], random: () => number = Math.random): T[] {
  const left = [...cards];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}
