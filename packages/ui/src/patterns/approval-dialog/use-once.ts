import { useEffect, useRef } from "react";

/** Lets one answer through until that answer has failed or came back. */
export function useOnce(pending: string | null, failure: string | null): { take: () => boolean } {
  const taken = useRef(false);
  const before = useRef({ pending, failure });
  useEffect(() => {
    const ended = before.current.pending !== null && pending === null;
    const failed = failure !== null && failure !== before.current.failure;
    if (ended || failed) taken.current = false;
    before.current = { pending, failure };
  }, [pending, failure]);
  return {
    take: () => {
      if (taken.current) return false;
      taken.current = true;
      return true;
    },
  };
}
