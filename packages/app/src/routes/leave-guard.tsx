import { useUnsavedChanges } from "@switchboard/ui/unsaved-changes";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before a page with unsaved changes is left for another one. Other settings of the same page lose nothing. */
export function LeaveGuard() {
  const unsaved = useUnsavedChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved.any(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    unsaved.ask({ discard: blocker.proceed, keep: blocker.reset });
  }, [blocker, unsaved]);
  return null;
}
