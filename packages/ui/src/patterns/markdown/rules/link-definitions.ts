import { foldLabel } from "./brackets.ts";
import { destinationEnd, labelEnd, skipSpace, titleClosing, titleEnd } from "./link-parts.ts";
import type { Target } from "./nodes.ts";

type Definition = { label: string; target: Target; end: number };

/** Reads `[label]: address "title"` at the beginning of a paragraph; `end` is the end of its last line. */
export function readDefinition(text: string): Definition | null {
  const behindLabel = text[0] === "[" ? labelEnd(text, 0) : -1;
  if (behindLabel < 0 || text[behindLabel] !== ":") return null;
  const label = foldLabel(text.slice(1, behindLabel - 1));
  const start = skipSpace(text, behindLabel + 1);
  const behind = destinationEnd(text, start);
  if (label === "" || behind <= start) return null;
  const address = text.slice(start, behind);
  const titled = readTitle(text, behind);
  const end = titled?.end ?? lineEnd(text, behind);
  return end === null ? null : { label, target: { address, title: titled?.title ?? null }, end };
}

/** A title after the address: on its line, or on lines of its own. */
function readTitle(text: string, from: number): { title: string; end: number } | null {
  const start = skipSpace(text, from);
  const closing = start > from ? titleClosing(text[start]) : undefined;
  if (closing === undefined) return null;
  const behind = titleEnd(text, start + 1, closing);
  const end = behind !== null && behind > 0 ? lineEnd(text, behind) : null;
  return end === null || behind === null ? null : { title: text.slice(start + 1, behind - 1), end };
}

/** The end of the line, if only spaces precede it. */
function lineEnd(text: string, from: number): number | null {
  let pos = from;
  while (text[pos] === " " || text[pos] === "\t") pos++;
  return pos === text.length || text[pos] === "\n" ? pos : null;
}
