import { useCallback, useSyncExternalStore } from "react";
import { nextFrame } from "../internal/next-frame.ts";

/** A value outside React that changes many times between two frames. */
export interface FrameStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Follows a store and draws at most once for each frame: an answer comes in hundreds of pieces a second, and each would draw the
 * page. Not for what a person types into: a field must show its text at once.
 */
export function useStorePerFrame<T>({ get, subscribe }: FrameStore<T>): T {
  const follow = useCallback(
    (draw: () => void) => {
      let cancel: (() => void) | null = null;
      const unsubscribe = subscribe(() => {
        cancel ??= nextFrame(() => {
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
