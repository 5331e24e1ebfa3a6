import { type KeyboardEvent, useEffect, useState } from "react";

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

/** What a button needs whose press opens a menu. */
export interface OpenerProps {
  "aria-expanded": false;
  "aria-haspopup": "menu";
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

/**
 * A part that is loaded after the first render: most visitors never need it, or only once they press something.
 * @returns `load` prefetches it, and a failure shows when the part is needed; `useLoaded` is null until it is loaded, and loads
 * it unless told not to, or to wait until the page is idle; `useOpened` is for menus: null until the button was pressed, and
 * prefetched once the page is idle
 */
export function lazyModule<Part>(fetch: () => Promise<Part>): {
  load: () => Promise<void>;
  useLoaded: (wanted?: boolean | "idle") => Part | null;
  useOpened: () => [part: Part | null, opener: OpenerProps];
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
  const prefetch = () => void load().catch(() => undefined);
  function useOpened(): [Part | null, OpenerProps] {
    const [isOpened, setOpened] = useState(false);
    useEffect(() => whenIdle(prefetch), []);
    const open = () =>
      void load().then(
        () => setOpened(true),
        // A press without a network changes nothing; the next one tries again.
        () => undefined,
      );
    const opener: OpenerProps = {
      "aria-expanded": false,
      "aria-haspopup": "menu",
      onClick: open,
      onFocus: prefetch,
      onKeyDown(event) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      },
      onPointerEnter: prefetch,
    };
    return [isOpened ? part : null, opener];
  }
  return { load, useLoaded, useOpened };
}
