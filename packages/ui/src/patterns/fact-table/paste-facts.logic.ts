/** Rows found in a pasted text. */
export interface PastedFacts {
  facts: readonly (readonly [key: string, value: string])[];
  /** Lines that are not a pair of key and value. */
  skipped: number;
}

/**
 * Finds rows in a pasted text: `key=value` lines, or spreadsheet cells separated by a tab.
 * @returns null for plain text: a single line, or several with fewer than two pairs
 */
export function readPastedFacts(text: string): PastedFacts | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return null;
  const pairs = lines.map(pairOf).filter((pair) => pair !== null);
  return pairs.length < 2 ? null : { facts: pairs, skipped: lines.length - pairs.length };
}

function pairOf(line: string): readonly [string, string] | null {
  const tab = line.indexOf("\t");
  const at = tab === -1 ? line.indexOf("=") : tab;
  const key = line.slice(0, Math.max(at, 0)).trim();
  return key === "" ? null : [key, line.slice(at + 1).trim()];
}

/** How many of the pasted keys are already in the table, or duplicates of each other. */
export function knownKeys(pasted: PastedFacts, keys: readonly string[]): number {
  const seen = new Set(keys.map((key) => key.trim()).filter((key) => key !== ""));
  let known = 0;
  for (const [key] of pasted.facts) {
    if (seen.has(key)) known += 1;
    seen.add(key);
  }
  return known;
}
