import { useEffect, useEffectEvent, useState } from "react";

let gate: Promise<unknown> | null = null;

/**
 * Has no late part there before this: stories show a slow network with it.
 * @returns lets them load again
 */
export function holdLateParts(until: Promise<unknown>): () => void {
  gate = until;
  return () => {
    gate = null;
  };
}

/** Long enough for the page itself; browsers without idle callbacks only get the time. */
const IDLE_TIMEOUT_MS = 4_000;

/**
 * Calls back once the page has nothing else to do.
 * @returns cancels it
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(callback, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}

/**
 * A part that is loaded after the first render: most visitors never need it, or only once they press something.
 * @returns `load` prefetches it, and marks its failure as `prefetched`: nobody waits for it, so no page is reloaded for it. `useLoaded` is null
 * until it is loaded, and loads it where `wanted`, or once the page is idle; `onFail` is called when it could not be, so that a
 * press can be taken back and the next one tries again.
 */
export function lazyModule<Part>(fetch: () => Promise<Part>): {
  load: () => Promise<void>;
  useLoaded: (wanted?: boolean | "idle", onFail?: () => void) => Part | null;
} {
  let part: Part | null = null;
  const fetchPart = async () => {
    const fetched = await fetch();
    // A bundler answers so for a failure that somebody has handled.
    if (fetched === undefined) throw new Error("A part of the page could not be loaded.");
    part = fetched;
  };
  const load = () =>
    fetchPart().catch((error: unknown) => {
      if (error instanceof Error) Object.assign(error, { prefetched: true });
      throw error;
    });
  function useLoaded(wanted: boolean | "idle" = true, onFail?: () => void): Part | null {
    const [loaded, setLoaded] = useState(() => (gate ? null : part));
    const fail = useEffectEvent(() => onFail?.());
    useEffect(() => {
      if (loaded !== null || !wanted) return;
      let gone = false;
      const show = () =>
        void Promise.all([wanted === "idle" ? load() : fetchPart(), gate]).then(
          () => {
            if (!gone) setLoaded(() => part);
          },
          () => {
            if (!gone) fail();
          },
        );
      const cancel = wanted === "idle" ? whenIdle(show) : undefined;
      if (wanted === true) show();
      return () => {
        gone = true;
        cancel?.();
      };
    }, [loaded, wanted]);
    // Prefetched since the mount, it is there at the first press.
    return loaded ?? (wanted && !gate ? part : null);
  }
  return { load, useLoaded };
}
