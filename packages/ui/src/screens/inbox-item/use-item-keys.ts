import { useLayoutEffect } from "react";
import { useLatest } from "../../hooks/use-latest.ts";
import { isTaken } from "../../hooks/taken-keys.ts";
import { type ItemCommand, itemCommandOf } from "./item-keys.logic.ts";

/** Runs the keys of the page, except where a key belongs to something else. */
export function useItemKeys(enabled: boolean, run: (command: ItemCommand) => void): void {
  const latest = useLatest(run);
  // In place with the page: a key that follows at once is not lost.
  useLayoutEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const command = itemCommandOf(event);
      if (command === null) return;
      event.preventDefault();
      latest(command);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled, latest]);
}
