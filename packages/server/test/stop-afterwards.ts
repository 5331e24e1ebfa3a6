import { afterAll, onTestFinished } from "vitest";

/** Inside a test the step is done after it; in `beforeAll`, after the file's tests. */
export function stopAfterwards(step: () => void | Promise<void>): void {
  try {
    onTestFinished(step);
  } catch {
    afterAll(step);
  }
}
