// What an opening hand holds on average, and how likely: drawing without putting back.

/** The chance that at least one of `good` among `all` cards is in a hand of so many. */
export function chanceOfOne(all: number, good: number, hand: number): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(hand, all); drawn++) none *= Math.max(0, all - good - drawn) / (all - drawn);
  return 1 - none;
}

/** The same with one mulligan by a player who has none of them. */
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
