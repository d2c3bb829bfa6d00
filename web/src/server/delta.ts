// Applies the server's changes to a document and computes its checksum. Counterpart of
// src/warhost/server/tables/views/delta.py.
import type { Change } from "./protocol";

type Node = Record<string | number, unknown>; // an object or an array
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/**
 * Returns the document with the changes applied. The given document is not modified; unchanged parts are shared with
 * it.
 */
export function changed(document: unknown, changes: readonly Change[]): unknown {
  const root: Node = { document };
  const fresh = new Set<unknown>([root]); // copies made here, which may be modified
  const open = (holder: Node, name: string | number): Node => {
    const child = holder[name];
    if (!isNode(child)) throw new Error(`nothing to change at ${name}`);
    if (fresh.has(child)) return child;
    const copy: Node = Object.assign(Array.isArray(child) ? [] : {}, child);
    fresh.add(copy);
    holder[name] = copy;
    return copy;
  };
  for (const change of changes) {
    const path = ["document", ...change.path];
    const last = path.pop()!;
    let holder = root;
    for (const name of path) holder = open(holder, name);
    if (change.type === "put") holder[last] = change.value;
    else if (change.type === "drop") delete holder[last];
    else {
      const list: unknown = open(holder, last);
      if (Array.isArray(list)) list.splice(change.at, change.gone, ...change.items);
    }
  }
  return root.document;
}

/** JSON with sorted keys and no whitespace, as the server writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of the canonical JSON in eight hex digits. */
export function checksum(document: unknown): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(document))) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
