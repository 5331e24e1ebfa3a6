import { useEffect, useState } from "react";

/** How long the outcome of a copy is shown, in ms. */
const shownFor = 2000;

/** Copies text and keeps the outcome for two seconds. */
export function useCopy(text: string | (() => string)): {
  state: "idle" | "copied" | "failed";
  copy: () => Promise<void>;
} {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    // The clipboard is missing on plain http and may be denied: both count as failures instead of throwing.
    const outcome = await (
      navigator.clipboard?.writeText(typeof text === "string" ? text : text()) ??
      Promise.reject(new Error("no clipboard"))
    ).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  return { state, copy };
}
