// Checks the layout of a question: its text is visible, and no element covers the middle of an answer.
import { expect } from "vitest";
import type { Visitor } from "./visitor";

export const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const WIDE = 900; // from this width on the question has a column next to the board, and all answers are visible without scrolling

/**
 * The parts of the question that are out of sight, covered or cut off.  Where `scrolls`, an answer may be scrolled to, if a
 * mark says that there is more.
 */
const faults = (guest: Visitor, scrolls: boolean): Promise<string[]> =>
  guest.page.evaluate((scrolls) => {
    const SLACK = 5; // glyphs extend above and below their line
    const room = document.querySelector<HTMLElement>("main .ask")!;
    const meets = (part: HTMLElement): boolean => {
      const box = part.getBoundingClientRect();
      const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return found !== null && part.contains(found);
    };
    const found: string[] = [];
    const sentence = room.querySelector<HTMLElement>(".prompt .sentence")!;
    room.scrollTop = 0;
    if (scrolls) sentence.scrollIntoView({ block: "nearest" });
    const edge = room.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(sentence);
    const text = words.getBoundingClientRect();
    const box = sentence.getBoundingClientRect();
    const seen = box.height > 0; // omitted on a phone if the teacher's panel has the text
    if (
      seen &&
      (text.right > box.right + 1 ||
        text.bottom > Math.min(box.bottom, edge.bottom) + SLACK ||
        text.top < edge.top - SLACK)
    )
      found.push(`the question is cut: ${sentence.textContent}`);
    for (const answer of room.querySelectorAll<HTMLElement>(".answers button")) {
      if (answer.scrollWidth > answer.clientWidth + 1) found.push(`too wide: ${answer.textContent}`);
      if (meets(answer)) continue;
      const marked = room.hasAttribute("data-rest") || document.documentElement.scrollHeight > innerHeight;
      if (scrolls && marked) answer.scrollIntoView({ block: "nearest" });
      if (!meets(answer)) found.push(`out of sight: ${answer.textContent}`);
    }
    room.scrollTop = 0;
    return found;
  }, scrolls);

/** Checks the same question on all these screen sizes. */
export async function measure(guest: Visitor, when: string, screens: readonly (typeof SCREENS)[0][]): Promise<void> {
  for (const screen of screens) {
    await guest.page.setViewportSize(screen);
    const message = `${when}, ${screen.width} by ${screen.height}, ${guest.language}`;
    await expect.poll(() => faults(guest, screen.width < WIDE), { message }).toEqual([]);
  }
}
