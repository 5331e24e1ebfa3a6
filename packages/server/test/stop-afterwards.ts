import { afterAll, onTestFinished } from "vitest";

/** Stops what `beforeAll` started, in the order of the starts. */
const steps: (() => void | Promise<void>)[] = [];

// At the top of the module: Vitest never calls an `afterAll` that is registered once tests run, and each server would leave its folder.
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
