import type { ExportedFile } from "./export-session.ts";

/** Hands a file to the browser, which saves it or asks where to. */
export function saveFile({ name, type, text }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Chrome and Safari read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
