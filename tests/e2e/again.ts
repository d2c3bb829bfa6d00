// Vitest reporter: lists the tests that passed only when retried, with the errors of the failed attempts.
import type { Reporter, TestModule } from "vitest/node";

export default class Again implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    for (const file of files)
      for (const test of file.children.allTests("passed")) {
        if (!test.diagnostic()?.flaky) continue;
        const reasons = test.result().errors?.map((error) => error.message) ?? [];
        console.log([`passed only when retried: ${test.fullName}`, ...reasons].join("\n"));
      }
  }
}
