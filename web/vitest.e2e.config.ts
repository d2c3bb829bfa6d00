// Configuration of the browser tests in ../tests/e2e, with a real browser and server: `npm run e2e` after `npm run
// build`.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const packages = join(import.meta.dirname, "node_modules");

export default defineConfig({
  root: join(import.meta.dirname, "..", "tests", "e2e"),
  cacheDir: join(packages, ".vite-e2e"),
  resolve: { alias: [{ find: /^(playwright-core|axe-core)$/, replacement: `${packages}/$1` }] }, // the tests have no node_modules
  test: {
    include: ["**/*.test.ts"],
    // In short runs a failed test is retried once, because a busy machine can cause a failure in a thousand; the run
    // lists retried tests at its end. `make e2e` has no retries.
    retry: process.env.WARHOST_SHORT ? 1 : 0,
    reporters: ["default", join(import.meta.dirname, "..", "tests", "e2e", "again.ts")],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } }, // as long as other waits for a page
    // Every file has its own server. The servers of a worker are forked from one process, which has loaded the games,
    // and they share a browser; two workers keep one core busy.
    pool: "forks",
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
    minWorkers: 1,
  },
});
