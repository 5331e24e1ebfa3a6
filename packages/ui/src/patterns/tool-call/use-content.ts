import { useEffect, useState } from "react";
import type { ToolCallContent } from "./tool-call-content.tsx";

let content: typeof ToolCallContent | null = null;

/** Loads what an opened row shows: tables, JSON and their views are as large as all the rest of a row. */
export async function loadContent(): Promise<void> {
  content = (await import("./tool-call-content.tsx")).ToolCallContent;
}

/** It is fetched as soon as there is a row, so that it is there before one is opened. Null until then. */
export function useContent(): typeof ToolCallContent | null {
  const [loaded, setLoaded] = useState(() => content);
  useEffect(() => {
    if (loaded !== null) return;
    let gone = false;
    loadContent().then(
      () => {
        if (!gone) setLoaded(() => content);
      },
      // The row stays closed in effect; the next one tries again.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [loaded]);
  return loaded;
}
