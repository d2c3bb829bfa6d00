// Object URLs of the pictures that the user has imported, by the key they are found under.
export const PICTURES = "warhost.pictures"; // the store in this browser that keeps them

let own = $state.raw(new Map<string, string>());

export const importedPictures = (): ReadonlyMap<string, string> => own;

export function setImportedPictures(found: Map<string, string>): void {
  own = found;
}

/** A name as files are called: small letters and figures. */
export const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
