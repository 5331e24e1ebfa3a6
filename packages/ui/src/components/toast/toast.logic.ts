import type { ToastOptions, ToastUndo } from "./toast-context.ts";

/** How long a message stays where its caller says nothing; the undo window of the inbox. */
export const TOAST_DURATION = 6000;

/** One shown message. */
export type ToastEntry = ToastOptions & { id: string };

/** Milliseconds until a message goes by itself. An error stays: whoever looks away must not miss it. */
export function durationOf({ duration, tone }: ToastOptions): number {
  return duration ?? (tone === "danger" ? Number.POSITIVE_INFINITY : TOAST_DURATION);
}

/**
 * What is held back, by the id of its message. Each entry is taken out before its callback runs, so that it is either
 * undone or committed, and once.
 */
export function createHeld() {
  const held = new Map<string, ToastUndo>();
  const take = (id: string) => {
    const entry = held.get(id);
    held.delete(id);
    return entry;
  };
  return {
    hold: (id: string, undo: ToastUndo) => void held.set(id, undo),
    undo: (id: string) => take(id)?.onUndo(),
    commit: (id: string) => take(id)?.onCommit?.(),
    commitAll: () => {
      for (const id of [...held.keys()]) take(id)?.onCommit?.();
    },
    /** Id of the youngest that can still be undone. */
    last: () => [...held.keys()].at(-1),
  };
}
