import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A stable function that always calls the latest callback. For callbacks of memoised rows: a new closure at every
 * render would re-render all of them.
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
