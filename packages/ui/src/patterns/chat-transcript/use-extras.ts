import { useEffect, useState } from "react";
import type { MessageActions } from "./message-actions.tsx";
import type { messageKeys } from "./message-keys.ts";

type Extras = { MessageActions: typeof MessageActions; messageKeys: typeof messageKeys };

let loaded: Extras | null = null;

/** The parts that are loaded behind a conversation; null until they are there. Without them it can still be read. */
export function useExtras(): Extras | null {
  const [extras, setExtras] = useState(loaded);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let wanted = true;
    import("./extras.ts").then(
      (module) => {
        loaded = module;
        if (wanted) setExtras(module);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return extras;
}
