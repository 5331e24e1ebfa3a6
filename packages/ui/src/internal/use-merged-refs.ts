import { type Ref, type RefCallback, useCallback } from "react";

/** Sets a ref. @returns clears it */
function hold<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === "function") {
    const release = ref(element);
    return typeof release === "function" ? release : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref for two: a component that needs its own element still passes it to its caller. */
export function useMergedRefs<T>(
  own: Ref<T> | undefined,
  callers: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      if (element === null) return;
      const releases = [hold(own, element), hold(callers, element)];
      return () => {
        for (const release of releases) release();
      };
    },
    [own, callers],
  );
}
