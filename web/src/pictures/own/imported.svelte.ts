// Object URLs of the pictures that the user has imported, by file name without extension.
export const PICTURES = "warhost.pictures"; // name of the store in this browser

let own = $state.raw(new Map<string, string>());

export const importedPictures = (): ReadonlyMap<string, string> => own;

export function setImportedPictures(found: Map<string, string>): void {
  own = found;
}

/** A name as used in file names: lower-case letters and digits. */
export const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
