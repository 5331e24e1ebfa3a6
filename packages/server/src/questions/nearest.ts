import { fold } from "../text/stem.ts";

const MAX_NEAREST = 5;
/** Of texts with less in common, neither is a slip of the other. */
const MIN_LIKENESS = 0.3;
/** Longer texts are compared by their beginning. */
const MAX_LENGTH = 100;

/**
 * The texts most like one, best first: one that holds the other, then those that share most pairs of letters (Dice).
 * @param min how much of them they share at least, from 0 to 1
 */
export function nearest(
  written: string,
  texts: readonly string[],
  min: number = MIN_LIKENESS,
): string[] {
  const wanted = fold(written).trim().slice(0, MAX_LENGTH);
  const pairs = pairsOf(wanted);
  return texts
    .map((text) => ({ text, likeness: likeness(wanted, pairs, text) }))
    .filter((one) => one.likeness >= min)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_NEAREST)
    .map(({ text }) => text);
}

function likeness(wanted: string, pairs: ReadonlySet<string>, text: string): number {
  const other = fold(text).slice(0, MAX_LENGTH);
  if (wanted.length > 1 && other.length > 1 && (other.includes(wanted) || wanted.includes(other)))
    return 1;
  const own = pairsOf(other);
  const shared = [...pairs].filter((pair) => own.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + own.size);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
