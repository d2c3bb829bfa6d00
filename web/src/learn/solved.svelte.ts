// The puzzles solved in this browser, and the puzzle of the day.
import { remembered } from "../json";

const KEY = "warhost.puzzles";
const DAY = 86_400_000; // milliseconds

const kept = $state(remembered(KEY)); // by game and number

export const isSolved = (game: string, number: number): boolean => `${game}/${number}` in kept;

/** Marks a puzzle as solved. Not called if the solution was shown. */
export function solve(game: string, number: number): void {
  kept[`${game}/${number}`] = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without local storage, this lasts until the page is closed
  }
}

/** The puzzle of a day, the same for everyone: the games alternate, and each goes through all of its puzzles. */
export function ofTheDay<S extends { game: string; count: number }>(
  shelves: readonly S[],
  time: number,
): { game: string; number: number } | null {
  const day = Math.floor(time / DAY);
  const shelf = shelves[day % Math.max(1, shelves.length)];
  return shelf ? { game: shelf.game, number: 1 + (Math.floor(day / shelves.length) % shelf.count) } : null;
}
