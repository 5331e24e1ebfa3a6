import { useCallback, useSyncExternalStore } from "react";
import { pacedFrames } from "../internal/paced-frames.ts";

/** A value outside React that changes many times between two drawings. */
export interface PacedStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Follows a store and draws in every other frame at most: an answer comes in hundreds of pieces a second, and each would draw the
 * page. Not for what a person types into: a field must show its text at once.
 */
export function usePacedStore<T>({ get, subscribe }: PacedStore<T>): T {
  const follow = useCallback(
    (draw: () => void) => {
      const schedule = pacedFrames();
      let cancel: (() => void) | null = null;
      const unsubscribe = subscribe(() => {
        cancel ??= schedule(() => {
          cancel = null;
          draw();
        });
      });
      return () => {
        unsubscribe();
        cancel?.();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(follow, get, get);
}
