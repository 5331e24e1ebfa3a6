import { afterAll, onTestFinished } from "vitest";

/** The steps of what `beforeAll` started, in the order in which it did. */
const steps: (() => void | Promise<void>)[] = [];

// Here, where a file's tests are collected: one that `beforeAll` registers while they run is never called, and each server left its
// folder in memory.
afterAll(async () => {
  for (const step of steps.toReversed()) await step();
});

/** Inside a test the step is done after it; in `beforeAll`, after the file's tests, the latest first. */
export function stopAfterwards(step: () => void | Promise<void>): void {
  try {
    onTestFinished(step);
  } catch {
    steps.push(step);
  }
}
