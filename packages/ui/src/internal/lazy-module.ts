import { useEffect, useState } from "react";

/** Long enough for the page itself; browsers without idle callbacks only get the time. */
const IDLE_TIMEOUT_MS = 4_000;

/** @returns cancels it */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(callback, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}

/**
 * A part that is loaded after the first render: most visitors never need it, or only once they press something.
 * @returns `load` prefetches it, and a failure shows when the part is needed; `useLoaded` is null until it is loaded, and loads
 * it unless told not to, or to wait until the page is idle
 */
export function lazyModule<Part>(fetch: () => Promise<Part>): {
  load: () => Promise<void>;
  useLoaded: (wanted?: boolean | "idle") => Part | null;
} {
  let part: Part | null = null;
  const load = async () => {
    part = await fetch();
  };
  function useLoaded(wanted: boolean | "idle" = true): Part | null {
    const [loaded, setLoaded] = useState(() => part);
    useEffect(() => {
      if (loaded !== null || !wanted) return;
      let gone = false;
      const show = () =>
        void load().then(
          () => {
            if (!gone) setLoaded(() => part);
          },
          // Without it the page stays as it is; the next mount retries.
          () => undefined,
        );
      const cancel = wanted === "idle" ? whenIdle(show) : undefined;
      if (wanted === true) show();
      return () => {
        gone = true;
        cancel?.();
      };
    }, [loaded, wanted]);
    // Prefetched since the mount, it is there at the first press.
    return loaded ?? (wanted ? part : null);
  }
  return { load, useLoaded };
}
