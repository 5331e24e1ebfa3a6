import { useEffect, useState } from "react";

/** What is copied of a text: plain, and as HTML for where that is taken. */
export interface CopyFormats {
  plain?: (text: string) => string;
  html: (text: string) => string;
}

/** How long the outcome of a copy is shown, in ms. */
const shownFor = 2000;

/**
 * Copies text and keeps the outcome for two seconds.
 * @param formats made of the text, which go to the clipboard in its place
 */
export function useCopy(
  text: string | (() => string),
  formats?: CopyFormats,
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
    const outcome = await write(typeof text === "string" ? text : text(), formats).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    setState(outcome);
  };
  return { state, copy };
}

/** Writes a text, with HTML beside it where the browser takes both: a table then pastes as a table. */
async function write(source: string, formats: CopyFormats | undefined): Promise<void> {
  const { clipboard } = navigator;
  const text = formats?.plain?.(source) ?? source;
  if (formats && typeof ClipboardItem === "function" && typeof clipboard?.write === "function") {
    const both = {
      "text/plain": blob("text/plain", text),
      "text/html": blob("text/html", formats.html(source)),
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
