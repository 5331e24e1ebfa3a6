import type { Taken } from "./take-items.ts";

/** What can be brought back, the latest last. */
export type UndoStack = {
  add(taken: Taken): void;
  /** It was brought back, or the server refused to take it away. */
  remove(taken: Taken): void;
  /** The latest; undefined if there is none. */
  last(): Taken | undefined;
  clear(): void;
};

/** Each remembers the list as it was before; nobody undoes more steps than these. */
const MAX_STEPS = 20;

export function createUndoStack(): UndoStack {
  let steps: readonly Taken[] = [];
  return {
    add: (taken) => {
      steps = [...steps, taken].slice(-MAX_STEPS);
    },
    remove: (taken) => {
      steps = steps.filter((step) => step !== taken);
    },
    last: () => steps.at(-1),
    clear: () => {
      steps = [];
    },
  };
}
