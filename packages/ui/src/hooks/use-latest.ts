import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A function that stays the same object and always calls what was handed in last. For callbacks of rows that are
 * memoised: a new closure at every change would draw all of them anew.
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
