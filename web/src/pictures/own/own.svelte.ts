// The picture of a card: the player's own where they have added one, else that of its card set, else one drawn by program.
import { importedPictures, slug } from "./imported.svelte";
import { setPicture } from "../../cards/sets";
import { findPainter } from "../painter.svelte";
import type { Subject } from "../subject";

/** What a card's file may be called: its game and code, its game and name, its name. */
export const wordsFor = (subject: Subject): string[] => [
  `${subject.game}/${slug(subject.code)}`,
  `${subject.game}/${slug(subject.name)}`,
  slug(subject.name),
];

/** Its address; "" while nobody can draw it yet. */
export function pictureFor(subject: Subject): { address: string; own: boolean } {
  const own = importedPictures();
  if (own.size)
    for (const word of wordsFor(subject)) {
      const found = own.get(word);
      if (found) return { address: found, own: true };
    }
  const shipped = setPicture(subject.game, subject.code);
  if (shipped) return { address: shipped, own: false };
  return { address: findPainter()?.pictureOf(subject) ?? "", own: false };
}
