import { useState } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import type * as parts from "./reading.ts";

const reading = lazyModule(() => import("./reading.ts"));

/** The grammar of answers and all that shows messages. */
export type Reading = typeof parts;

/** Loads what shows messages, beside the request for those of a conversation. */
export const loadReading = (): Promise<void> => reading.load();

/** The same for what can do without: null where it could not be loaded, too. */
export const useSpareReading = (wanted: boolean): Reading | null =>
  reading.useLoaded(wanted || "idle");

/** What shows messages. Null until it is loaded: at once where there are some, otherwise when the page is idle. */
export function useReading(hasMessages: boolean): Reading | null {
  const [failed, setFailed] = useState(false);
  const loaded = reading.useLoaded(hasMessages || "idle", () => setFailed(hasMessages));
  // A conversation that cannot be shown is a page that cannot be shown, and offers to try again.
  if (failed && loaded === null) throw new Error("The messages could not be displayed.");
  return loaded;
}
