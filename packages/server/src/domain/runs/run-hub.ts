import type { RunEvent } from "./events.ts";

/** Called with the events of a run as soon as they are stored. `ended` says that nothing follows for now. */
export type RunListener = (events: readonly RunEvent[], ended: boolean) => void;

/** Carries stored events to the readers in this process. */
export type RunHub = {
  subscribe(runId: string, listener: RunListener): () => void;
  publish(runId: string, events: readonly RunEvent[], ended: boolean): void;
};

/** A hub with no readers. */
export function createRunHub(): RunHub {
  const listeners = new Map<string, Set<RunListener>>();
  return {
    subscribe(runId, listener) {
      const ofRun = listeners.get(runId) ?? new Set();
      listeners.set(runId, ofRun.add(listener));
      return () => {
        ofRun.delete(listener);
        if (ofRun.size === 0 && listeners.get(runId) === ofRun) listeners.delete(runId);
      };
    },
    publish(runId, events, ended) {
      for (const listener of [...(listeners.get(runId) ?? [])]) listener(events, ended);
    },
  };
}
