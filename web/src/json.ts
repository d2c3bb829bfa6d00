// Checked access to JSON from the server and from local storage.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Parses JSON; undefined if the text is not valid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record stored under a key in local storage; empty if missing or not an object. */
export function remembered(key: string): Record<string, unknown> {
  try {
    const value = readJson(localStorage.getItem(key) ?? "");
    return isRecord(value) ? value : {};
  } catch {
    return {}; // local storage is disabled
  }
}
