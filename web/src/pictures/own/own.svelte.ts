// The picture of a card: the player's own image, else the image of its card set, else a generated picture.
import { importedPictures, slug } from "./imported.svelte";
import { setPicture } from "../../cards/sets";
import { findPainter } from "../painter.svelte";
import type { Subject } from "../subject";

/** The file names that match a card: game and code, game and name, or name. */
export const wordsFor = (subject: Pick<Subject, "game" | "code" | "name">): string[] => [
  `${subject.game}/${slug(subject.code)}`,
  `${subject.game}/${slug(subject.name)}`,
  slug(subject.name),
];

/** The URL of the picture; "" while the painter is loading. */
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
