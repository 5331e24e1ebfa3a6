import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 15_000;

const SOON_MS = 1_500;

/**
 * Brings a page up to date every few seconds while it is looked at, and as soon as it is looked at again.
 * @param changing something on it is under way: its end is looked for much sooner
 */
export function useRefreshed(refresh: () => Promise<unknown>, changing = false): void {
  const refreshNow = useEffectEvent(() => {
    if (document.visibilityState === "visible") void refresh();
  });
  useEffect(() => {
    const onVisible = () => refreshNow();
    const timer = setInterval(onVisible, changing ? SOON_MS : EVERY_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [changing]);
}
