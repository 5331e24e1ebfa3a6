import { useEffect, useState } from "react";

/** How long the outcome of a copy is shown, in ms. */
const shownFor = 2000;

/**
 * Copies text and keeps the outcome for two seconds.
 * @param html makes HTML of the text, which goes to the clipboard beside it
 */
export function useCopy(
  text: string | (() => string),
  html?: (text: string) => string,
): {
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
    const outcome = await write(typeof text === "string" ? text : text(), html).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  return { state, copy };
}

/** Writes a text, with HTML beside it where the browser takes both: a table then pastes as a table. */
async function write(text: string, html: ((text: string) => string) | undefined): Promise<void> {
  const { clipboard } = navigator;
  if (html && typeof ClipboardItem === "function" && typeof clipboard?.write === "function") {
    const both = {
      "text/plain": blob("text/plain", text),
      "text/html": blob("text/html", html(text)),
    };
    try {
      await clipboard.write([new ClipboardItem(both)]);
      return;
    } catch {
      // A browser without this type, or a page that may write text only.
    }
  }
  await clipboard.writeText(text);
}

const blob = (type: string, text: string) => new Blob([text], { type });
