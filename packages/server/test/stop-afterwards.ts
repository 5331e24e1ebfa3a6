import { onTestFinished } from "vitest";

/** What `beforeAll` or the fault lab started, in the order of the starts. */
const steps: (() => void | Promise<void>)[] = [];

/** Inside a test the step is done after it; in `beforeAll`, after the file's tests; in the fault lab, when its campaign is over. */
export function stopAfterwards(step: () => void | Promise<void>): void {
  try {
    onTestFinished(step);
  } catch {
    steps.push(step);
  }
}

/** Stops what is left, the latest first. A failing step does not keep the others from stopping. */
export async function stopAll(): Promise<void> {
  const failures: unknown[] = [];
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
