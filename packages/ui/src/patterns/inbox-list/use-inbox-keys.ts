import { type RefObject, useEffect } from "react";
import { isTaken } from "../../hooks/taken-keys.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { commandOf, type InboxCommand } from "./keys.logic.ts";

/**
 * Runs shortcuts from anywhere on the page, as in a mail client, except where the key belongs to something else. `run`
 * is told whether the key is held down and repeats, and returns whether it did anything; otherwise the browser handles
 * the key. `onRelease` runs once no key is held down any more.
 */
export function useInboxKeys(
  enabled: boolean,
  rootRef: RefObject<HTMLElement | null>,
  run: (command: InboxCommand, repeated: boolean) => boolean,
  onRelease: () => void,
): void {
  const latest = useLatest(run);
  const release = useLatest(onRelease);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      // Another key than the one that was held down.
      if (!event.repeat) release();
      // Enter belongs to the focused link or button; the list itself is neither.
      if (event.key === "Enter" && target !== rootRef.current) return;
      const inList = rootRef.current?.contains(target) ?? false;
      const command = commandOf(event, inList);
      if (command === null || !latest(command, event.repeat)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("keyup", release);
    // The release of a key is not heard in another window.
    window.addEventListener("blur", release);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keyup", release);
      window.removeEventListener("blur", release);
    };
  }, [enabled, rootRef, latest, release]);
}
