// The tests in ../tests/e2e, which drive a real browser and a real server: `npm run e2e` after `npm run build`.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const packages = join(import.meta.dirname, "node_modules");

export default defineConfig({
  root: join(import.meta.dirname, "..", "tests", "e2e"),
  cacheDir: join(packages, ".vite-e2e"),
  resolve: { alias: [{ find: /^(playwright-core|axe-core)$/, replacement: `${packages}/$1` }] }, // they have none of their own
  test: {
    include: ["**/*.test.ts"],
    // What fails once in a thousand times, because a machine was busy, is tried once more where nobody can look at it; the
    // run tells at its end which tests these were and what their pages showed.  `make e2e` takes the first result.
    retry: process.env.WARHOST_SHORT ? 1 : 0,
    reporters: ["default", join(import.meta.dirname, "..", "tests", "e2e", "again.ts")],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } }, // as long as whatever else waits for a page
    // Every file has its own server.  Those of a worker come from one process, which has read the games, and they share
    // a browser; two of them also keep one core busy.
    pool: "forks",
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
    minWorkers: 1,
  },
});
