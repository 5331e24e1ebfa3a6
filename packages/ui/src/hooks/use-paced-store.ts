import { useCallback, useSyncExternalStore } from "react";
import { pacedFrames } from "../internal/paced-frames.ts";

/** An external value that changes many times between two renders. */
export interface PacedStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Subscribes to a store and re-renders in every other frame at most: an answer arrives in hundreds of chunks a second,
 * and each would render the page. Not for text fields: they must show each key at once.
 */
export function usePacedStore<T>({ get, subscribe }: PacedStore<T>): T {
  const follow = useCallback(
    (render: () => void) => {
      const schedule = pacedFrames();
      let cancel: (() => void) | null = null;
      const unsubscribe = subscribe(() => {
        cancel ??= schedule(() => {
          cancel = null;
          render();
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
