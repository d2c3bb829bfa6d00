// Pictures that the player has brought: a folder or a zip of his own, kept in this browser and sent nowhere.
import type { Subject } from "./subject";
import { pictureOf } from "./picture";

let own = $state.raw(new Map<string, string>()); // by the word a file is found under: its address in this browser

export const ownPictures = (): number => own.size;

/** A name as files are called: small letters and figures. */
export const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** What a card's file may be called: its game and code, its game and name, its code, its name. */
export const wordsFor = (subject: Subject): string[] => [
  `${subject.game}/${slug(subject.code)}`,
  `${subject.game}/${slug(subject.name)}`,
  slug(subject.name),
];

/** The picture of a card: the player's own where there is one, else ours. */
export function pictureFor(subject: Subject): { address: string; own: boolean } {
  if (own.size)
    for (const word of wordsFor(subject)) {
      const found = own.get(word);
      if (found) return { address: found, own: true };
    }
  return { address: pictureOf(subject), own: false };
}

export function setOwnPictures(found: Map<string, string>): void {
  own = found;
}
