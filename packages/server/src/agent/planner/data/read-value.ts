import { FILLERS } from "../language/lexicon.ts";
import { fold, type Token } from "../language/tokens.ts";
import { isNumeric, type Column } from "./catalog.ts";
import { isFree, type Scan } from "./scan.ts";

/** A word written as a name is. */
export const isProperName = (token: Token | undefined): boolean =>
  token?.kind === "word" && /^\p{Lu}/u.test(token.text) && !FILLERS.has(token.stem);

/** The longest sample of a column that stands at a place. */
export function sampleAt(scan: Scan, at: number, columns: readonly Column[]) {
  let best: { column: Column; value: string; length: number } | undefined;
  for (const column of columns) {
    if (column.type !== "text") continue;
    for (const sample of column.samples) {
      const length = sampleLength(scan, at, sample);
      if (length > (best?.length ?? 0)) best = { column, value: sample, length };
    }
  }
  return best;
}

function sampleLength(scan: Scan, at: number, sample: string): number {
  const wanted = fold(sample).trim();
  if (wanted.length < 2 || FILLERS.has(wanted)) return 0;
  for (let length = 1; length <= 6; length += 1) {
    const tokens = scan.tokens.slice(at, at + length);
    if (tokens.length < length || scan.used.has(at + length - 1)) return 0;
    if (fold(tokens.map((token) => token.text).join(" ")) === wanted) return length;
  }
  return 0;
}

/** What a column is compared with: a number, a quoted text, a known value, or the next words. */
export function readValue(scan: Scan, at: number, column: Column, sure: boolean) {
  const token = scan.tokens[at];
  if (!token || !isFree(scan, at)) return undefined;
  if (token.kind === "number") return { text: token.text, number: token.value, length: 1 };
  if (token.kind === "quoted") return { text: token.text, number: undefined, length: 1 };
  if (isNumeric(column)) return undefined;
  const known = sampleAt(scan, at, [column]);
  if (known) return { text: known.value, number: undefined, length: known.length };
  if (!sure && !isProperName(token)) return undefined;
  if (FILLERS.has(token.stem) || token.kind === "sign") return undefined;
  let length = 1;
  if (isProperName(token)) {
    while (isFree(scan, at + length) && isProperName(scan.tokens[at + length])) length += 1;
  }
  const text = scan.tokens
    .slice(at, at + length)
    .map((one) => one.text)
    .join(" ");
  return { text, number: undefined, length };
}
