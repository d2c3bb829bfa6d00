// Configuration of the client's unit tests: `npm test`.
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

const test = {
  include: ["tests/**/*.test.ts"],
  environment: "node",
  setupFiles: ["tests/setup.ts"],
  testTimeout: 30_000,
};

export default mergeConfig(build, defineConfig({ test }));
