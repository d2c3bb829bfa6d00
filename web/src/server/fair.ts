// Checks that a game was dealt fairly: recomputes the seed from the secret and the contributions, as in fairness.py.
import { remembered } from "../json";
import type { Fairness } from "./protocol";

export const FINDINGS = ["promise", "seen", "own", "seed"] as const;
export interface Finding {
  about: (typeof FINDINGS)[number];
  holds: boolean;
}

const KEY = "warhost.fair.";
const DOMAIN = "warhost fair seed 1";
const SEED_BYTES = 16;

interface Remembered {
  commitment?: string; // as first shown to this browser
  contribution?: string; // what this browser added to the seed
}

function read(table: string): Remembered {
  const { commitment, contribution } = remembered(KEY + table);
  return {
    ...(typeof commitment === "string" ? { commitment } : {}),
    ...(typeof contribution === "string" ? { contribution } : {}),
  };
}

/** Stores the server's commitment and this browser's contribution until they can be checked after the game. */
export function remember(table: string, what: Remembered): void {
  try {
    // Values stored first take precedence.
    localStorage.setItem(KEY + table, JSON.stringify({ ...what, ...read(table) }));
  } catch {
    // without local storage, the other points are still checked
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** True if this browser can compute hashes: `crypto.subtle` exists only on HTTPS pages and on localhost. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function fairSeed(secret: string, contributions: readonly string[]): Promise<bigint> {
  const text = new TextEncoder();
  const bytes: number[] = [...text.encode(DOMAIN)];
  for (const part of [unhex(secret), ...contributions.map((each) => text.encode(each))]) {
    bytes.push(part.length >>> 24, (part.length >>> 16) & 255, (part.length >>> 8) & 255, part.length & 255, ...part);
  }
  return BigInt(`0x${hex((await sha256(Uint8Array.from(bytes))).slice(0, SEED_BYTES))}`);
}

/** The seed from the first line of a journal, as a bigint because it exceeds the safe integers of JavaScript. */
export function seedOf(journal: string): bigint | null {
  const found = /"seed":\s*(\d+)/.exec(journal.split("\n", 1)[0] ?? "");
  return found ? BigInt(found[1]!) : null;
}

/** Checks each provable point of a game's fairness after the secret has been revealed. */
export async function check(table: string, fairness: Fairness, journal: string): Promise<Finding[]> {
  const { commitment, contribution } = read(table);
  const found: Finding[] = [
    { about: "promise", holds: hex(await sha256(unhex(fairness.secret))) === fairness.commitment },
  ];
  if (commitment) found.push({ about: "seen", holds: commitment === fairness.commitment });
  if (contribution) found.push({ about: "own", holds: fairness.contributions.includes(contribution) });
  found.push({ about: "seed", holds: (await fairSeed(fairness.secret, fairness.contributions)) === seedOf(journal) });
  return found;
}
