// Pictures that the player has brought, by the word each is found under: its address in this browser.
export const PICTURES = "warhost.pictures"; // the store in this browser that keeps them

let own = $state.raw(new Map<string, string>());

export const broughtPictures = (): ReadonlyMap<string, string> => own;

export function bringPictures(found: Map<string, string>): void {
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
