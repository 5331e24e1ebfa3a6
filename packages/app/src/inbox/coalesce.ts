/** Runs one at a time; what is asked for meanwhile is one more run afterwards. */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let stale = false;
  return async () => {
    if (running) {
      stale = true;
      return running;
    }
    running = (async () => {
      try {
        do {
          stale = false;
          await run();
        } while (stale);
      } finally {
        // In the turn of the last check: a call between the two would wait for a run that is over.
        running = null;
      }
    })();
    await running;
  };
}
