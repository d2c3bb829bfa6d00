// What comes in as JSON, from the server or out of this browser's memory: looked at before it is used.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** What a text says; undefined where it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this browser has kept under a key, as long as it has the members of a record. */
export function remembered(key: string): Record<string, unknown> {
  try {
    const value = readJson(localStorage.getItem(key) ?? "");
    return isRecord(value) ? value : {};
  } catch {
    return {}; // a browser that forbids it has forgotten
  }
}
