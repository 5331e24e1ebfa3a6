import type { Unit } from "../units.logic.ts";
import { createFinder, type Hit } from "./hits.logic.ts";

type Pass = {
  readonly pattern: RegExp;
  readonly stop: AbortController;
  /** What is to be searched next. */
  next: readonly Unit[] | null;
};

/**
 * Searches a conversation that goes on meanwhile. Other words end a search at once; messages wait for its end, or in a long
 * conversation an answer that grows with each frame would let none come to one.
 */
export function createPasses(
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
