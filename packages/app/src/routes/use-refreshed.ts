import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 15_000;

/** Brings a page up to date every few seconds while it is looked at, and as soon as it is looked at again. */
export function useRefreshed(refresh: () => Promise<unknown>): void {
  const refreshNow = useEffectEvent(() => {
    if (document.visibilityState === "visible") void refresh();
  });
  useEffect(() => {
    const onVisible = () => refreshNow();
    const timer = setInterval(onVisible, EVERY_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
}
