/** Something that can be undone. */
export type UndoStep = {
  undo(): Promise<void>;
  /** Said once it is undone. */
  readonly undone: string;
};

/** What can be undone, the latest last. */
export type UndoStack<Step = UndoStep> = {
  add(step: Step): void;
  /** It was undone, or the server refused it. */
  remove(step: Step): void;
  /** The latest; undefined if there is none. */
  last(): Step | undefined;
  clear(): void;
};

/** Each may remember what was shown before; nobody undoes more steps than these. */
const MAX_STEPS = 20;

export function createUndoStack<Step = UndoStep>(): UndoStack<Step> {
  let steps: readonly Step[] = [];
  return {
    add: (step) => {
      steps = [...steps, step].slice(-MAX_STEPS);
    },
    remove: (step) => {
      steps = steps.filter((one) => one !== step);
    },
    last: () => steps.at(-1),
    clear: () => {
      steps = [];
    },
  };
}
