import { useSyncExternalStore } from "react";

let query: MediaQueryList | undefined;

/** One for all: every row asks at every render. */
const mediaQuery = () => (query ??= window.matchMedia("(pointer: coarse)"));

function subscribe(changed: () => void) {
  const media = mediaQuery();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Whether the primary pointer is a finger, which cannot hover; false on a server. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery().matches,
    () => false,
  );
}
