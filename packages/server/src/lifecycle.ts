/** Stops services in order when the process receives a stop signal. */
export type Lifecycle = {
  /** Aborted when the process should stop: readers are disconnected, and no new work begins. */
  readonly signal: AbortSignal;
  /** Registers what to do on stop. Run in reverse order of registration, before the store closes. */
  onStop(step: () => Promise<void> | void): void;
  /** Runs every step once; a second call waits for the first. A failing step does not keep the next from running. */
  stop(): Promise<void>;
};

/** A lifecycle with no steps yet. */
export function createLifecycle(): Lifecycle {
  const controller = new AbortController();
  const steps: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  async function runSteps() {
    controller.abort();
    const failures: unknown[] = [];
    for (const step of steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, "Some services did not stop cleanly.");
  }

  return {
    signal: controller.signal,
    onStop: (step) => void steps.push(step),
    stop: () => (stopping ??= runSteps()),
  };
}
