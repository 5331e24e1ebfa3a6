import { useEffect, useRef } from "react";

/** Lets one answer per request through until that answer has failed or arrived. */
export function useOnce(
  id: string,
  pending: string | null,
  failure: string | null,
): { take: () => boolean } {
  const taken = useRef<string | null>(null);
  const before = useRef({ pending, failure });
  useEffect(() => {
    const ended = before.current.pending !== null && pending === null;
    const failed = failure !== null && failure !== before.current.failure;
    if (ended || failed) taken.current = null;
    before.current = { pending, failure };
  }, [pending, failure]);
  return {
    take: () => {
      if (taken.current === id) return false;
      taken.current = id;
      return true;
    },
  };
}
