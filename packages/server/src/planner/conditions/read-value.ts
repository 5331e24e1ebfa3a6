import { FILLERS } from "../language/lexicon.ts";
import { fold } from "../../text/stem.ts";
import type { Token } from "../language/tokens.ts";
import { isNumeric, type Column } from "../data/catalog.ts";
import { isFree, type Scan } from "./scan.ts";

/** A word written as a name is. */
export const isProperName = (token: Token | undefined): boolean =>
  token?.kind === "word" && /^\p{Lu}/u.test(token.text) && !FILLERS.has(token.stem);

/** The most words of a prompt that are one value. */
const LONGEST_VALUE = 6;

type Sample = { readonly column: Column; readonly value: string };
const samplesByColumns = new WeakMap<readonly Column[], ReadonlyMap<string, Sample>>();

/** The longest sample of a column that stands at a place. */
export function sampleAt(scan: Scan, at: number, columns: readonly Column[]) {
  const samples = samplesOf(columns);
  let best: (Sample & { length: number }) | undefined;
  for (let length = 1; length <= LONGEST_VALUE && at + length <= scan.tokens.length; length += 1) {
    if (scan.used.has(at + length - 1)) break;
    const said = scan.tokens.slice(at, at + length).map((token) => token.text);
    const sample = samples.get(fold(said.join(" ")));
    if (sample) best = { ...sample, length };
  }
  return best;
}

/** What the columns of text are known to hold, by how it is said. Worked out once for a table, as its names are. */
function samplesOf(columns: readonly Column[]): ReadonlyMap<string, Sample> {
  const known = samplesByColumns.get(columns);
  if (known) return known;
  const samples = new Map<string, Sample>();
  for (const column of columns.filter(({ type }) => type === "text")) {
    for (const value of column.samples) {
      const said = fold(value).trim();
      if (said.length > 1 && !FILLERS.has(said) && !samples.has(said))
        samples.set(said, { column, value });
    }
  }
  samplesByColumns.set(columns, samples);
  return samples;
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
