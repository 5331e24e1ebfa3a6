import { expect, it } from "vitest";
import { countPlaywright, countVitest } from "./counts.mjs";

it("counts Vitest's tests, a file that could not be loaded as one failure, and names what failed only once", () => {
  const counts = countVitest({
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "failed", fullName: "subtracts" },
          { status: "skipped", fullName: " divides" },
          { status: "passed", fullName: "streams", failureMessages: ["late"] },
        ],
      },
      { name: "b.test.ts", status: "failed", assertionResults: [] },
    ],
  });
  expect(counts).toEqual({
    passed: 2,
    failed: 2,
    skipped: ["divides"],
    broken: ["subtracts", "b.test.ts"],
    once: ["streams"],
  });
});

it("counts Playwright's tests at any depth, outer errors as failures, and names what failed only once", () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({ title, tests: [{ status, annotations: [] }] });
  const counts = countPlaywright({
    errors: [{ message: "the server did not start" }],
    suites: [
      {
        specs: [spec("signs up", "expected")],
        suites: [{ specs: [spec("uploads", "unexpected"), spec("streams", "flaky")] }],
      },
      {
        specs: [
          {
            title: "prints",
            tests: [
              { status: "skipped", annotations: [{ type: "skip", description: "no printer" }] },
            ],
          },
        ],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 2,
    failed: 2,
    skipped: ["prints (no printer)"],
    broken: ["uploads"],
    once: ["streams"],
  });
});
