import { useState } from "react";
import type { FormFailure, SaveState } from "./save-state.ts";
import { sameJson } from "./schema-answers.ts";

/** Outcomes of the attempts to save. */
export interface Attempts {
  /** Count of rejections, by the form or by the server. */
  refusals: number;
  /** The server's error of the last attempt. */
  failure: FormFailure | undefined;
  /** Count of saves. */
  saves: number;
}

const none: Attempts = { refusals: 0, failure: undefined, saves: 0 };

function after(before: Attempts, save: SaveState | undefined): Attempts {
  switch (save?.kind) {
    case "failed":
      return { ...before, refusals: before.refusals + 1, failure: save.failure };
    case "saved":
      return { ...before, saves: before.saves + 1, failure: undefined };
    default:
      return { ...before, failure: undefined };
  }
}

/** Counts attempts, by the form itself or by a caller that saves. */
export function useAttempts(save: SaveState | undefined) {
  const [seen, setSeen] = useState<SaveState | undefined>(undefined);
  const [attempts, setAttempts] = useState(none);
  if (!sameJson(seen, save)) {
    setSeen(save);
    setAttempts(after(attempts, save));
  }
  return {
    ...attempts,
    begin: () => setAttempts((before) => ({ ...before, failure: undefined })),
    refuse: (failure?: FormFailure) =>
      setAttempts((before) => ({ ...before, refusals: before.refusals + 1, failure })),
    saved: () => setAttempts((before) => ({ ...before, saves: before.saves + 1 })),
  };
}
