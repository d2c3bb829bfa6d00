// Whether a game was dealt fairly: the seed made again from the secret and the contributions, as in fairness.py.
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
  commitment?: string; // as it was first shown to this browser
  contribution?: string; // what this browser gave
}

function read(table: string): Remembered {
  const { commitment, contribution } = remembered(KEY + table);
  return {
    ...(typeof commitment === "string" ? { commitment } : {}),
    ...(typeof contribution === "string" ? { contribution } : {}),
  };
}

/** Keeps what the server promised, and what we gave, until it can be held against the end. */
export function remember(table: string, what: Remembered): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...what, ...read(table) })); // the first word counts
  } catch {
    // a browser that forbids it checks the rest
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Whether this browser can compute it: it does so only on pages that came safely, or from this machine. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

export async function fairSeed(secret: string, contributions: readonly string[]): Promise<bigint> {
  const text = new TextEncoder();
  const bytes: number[] = [...text.encode(DOMAIN)];
  for (const part of [unhex(secret), ...contributions.map((each) => text.encode(each))]) {
    bytes.push(part.length >>> 24, (part.length >>> 16) & 255, (part.length >>> 8) & 255, part.length & 255, ...part);
  }
  return BigInt(`0x${hex((await sha256(Uint8Array.from(bytes))).slice(0, SEED_BYTES))}`);
}

/** The seed in a journal's first line; it has more digits than a number of JavaScript can hold. */
export function seedOf(journal: string): bigint | null {
  const found = /"seed":\s*(\d+)/.exec(journal.split("\n", 1)[0] ?? "");
  return found ? BigInt(found[1]!) : null;
}

/** What can be proved once the secret is shown, point by point. */
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
