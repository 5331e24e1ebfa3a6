import type { ToastOptions, ToastUndo } from "./toast-context.ts";

/** Default duration of a message; the undo window of the inbox. */
export const TOAST_DURATION = 6000;

/** One visible message. */
export type ToastEntry = ToastOptions & { id: string };

/** Milliseconds until a message closes by itself. An error stays, so that nobody misses it. */
export function durationOf({ duration, tone }: ToastOptions): number {
  return duration ?? (tone === "danger" ? Number.POSITIVE_INFINITY : TOAST_DURATION);
}

/**
 * Deferred actions by the id of their message. Each entry is removed before its callback runs, so that it is either
 * undone or committed, and once.
 */
export function createDeferred() {
  const deferred = new Map<string, ToastUndo>();
  const take = (id: string) => {
    const entry = deferred.get(id);
    deferred.delete(id);
    return entry;
  };
  return {
    defer: (id: string, undo: ToastUndo) => void deferred.set(id, undo),
    undo: (id: string) => take(id)?.onUndo(),
    commit: (id: string) => take(id)?.onCommit?.(),
    commitAll: () => {
      for (const id of [...deferred.keys()]) take(id)?.onCommit?.();
    },
    /** Id of the latest one that can be undone. */
    last: () => [...deferred.keys()].at(-1),
  };
}
