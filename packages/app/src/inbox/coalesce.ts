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
      do {
        stale = false;
        await run();
      } while (stale);
    })();
    await running;
    running = null;
  };
}
