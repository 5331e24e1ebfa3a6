import type { Unit } from "../units.logic.ts";
import { createFinder, type Hit } from "./hits.logic.ts";

type Pass = {
  readonly pattern: RegExp;
  readonly stop: AbortController;
  /** What to search next. */
  next: readonly Unit[] | null;
};

/**
 * Searches a conversation while it changes. A new query aborts the search at once. New messages wait for its end: in a
 * long conversation, an answer that grows with each frame would otherwise never let one finish.
 */
export function createLiveSearch(
  onFound: (pattern: RegExp, hits: readonly Hit[]) => void,
  clock?: () => number,
) {
  const find = createFinder(clock);
  let running: Pass | null = null;

  const run = async (pass: Pass) => {
    while (pass.next !== null) {
      const messages = pass.next;
      pass.next = null;
      const hits = await find(messages, pass.pattern, pass.stop.signal);
      if (hits === null) return;
      onFound(pass.pattern, hits);
    }
    if (running === pass) running = null;
  };

  const stop = () => {
    running?.stop.abort();
    running = null;
  };

  return {
    stop,
    search(messages: readonly Unit[], pattern: RegExp) {
      if (running?.pattern.source === pattern.source) {
        running.next = messages;
        return;
      }
      stop();
      running = { pattern, stop: new AbortController(), next: messages };
      void run(running);
    },
  };
}
