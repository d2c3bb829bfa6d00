// Tells which tests passed only when they were tried again, and why they had not before: none of it is silent.
import type { Reporter, TestModule } from "vitest/node";

export default class Again implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    for (const file of files)
      for (const test of file.children.allTests("passed")) {
        if (!test.diagnostic()?.flaky) continue;
        const reasons = test.result().errors?.map((error) => error.message) ?? [];
        console.log([`passed only when it was tried again: ${test.fullName}`, ...reasons].join("\n"));
      }
  }
}
