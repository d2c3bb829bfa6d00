import { beforeEach, describe, expect, it } from "vitest";
import { check, fairSeed, remember, seedOf } from "../../src/server/fair";

// Computed by src/warhost/server/tables/records/fairness.py: fair_seed("00" * 31 + "07", ["ada", "żółw"]), and the
// digest of the secret.
const SECRET = "00".repeat(31) + "07";
const CONTRIBUTIONS = ["ada", "żółw"];
const COMMITMENT = "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08";
const SEED = 325590555526595228446405741573747977951n;
const journal = (seed: bigint): string => `{"format": 1, "seed": ${seed}, "setup": {}}\n[0, "draw"]\n`;
const fairness = { commitment: COMMITMENT, contributions: CONTRIBUTIONS, secret: SECRET };

describe("a fair shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("has the same seed as the server for the same secret and contributions", async () => {
    expect(await fairSeed(SECRET, CONTRIBUTIONS)).toBe(SEED);
    expect(await fairSeed(SECRET, [...CONTRIBUTIONS].reverse())).not.toBe(SEED);
  });

  it("is parsed from a complete journal", () => {
    expect(seedOf(journal(SEED))).toBe(SEED);
    expect(seedOf("nothing")).toBeNull();
  });

  it("is valid in every part: commitment, this browser's contribution, and seed", async () => {
    remember("t", { commitment: COMMITMENT });
    remember("t", { contribution: "ada" });
    expect(await check("t", fairness, journal(SEED))).toEqual([
      { about: "promise", holds: true },
      { about: "seen", holds: true },
      { about: "own", holds: true },
      { about: "seed", holds: true },
    ]);
  });

  it("is invalid if any part differs", async () => {
    remember("t", { commitment: "ab", contribution: "eve" });
    remember("t", { commitment: COMMITMENT }); // too late: the first commitment counts
    const broken = await check("t", { ...fairness, commitment: "cd" }, journal(SEED + 1n));
    expect(broken.map((each) => each.holds)).toEqual([false, false, false, false]);
  });
});
