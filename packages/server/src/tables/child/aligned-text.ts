import type { Decision } from "../reading.ts";

const GAP = / {2,}/g;
const MIN_LINES = 3;

/**
 * A text whose columns stand below each other, with blanks between them, as printers got it; with tabs instead. Undefined for every other:
 * each line must have as many columns, so that none is taken for another.
 */
export function alignedText(text: string): string | undefined {
  if (/[;\t|"]|,(?!\d)/.test(text)) return undefined;
  const lines = text.split(/\r?\n/).map((line) => line.trim().replaceAll(GAP, "\t"));
  const widths = new Set<number>();
  let filled = 0;
  for (const line of lines) {
    if (line === "") continue;
    filled++;
    widths.add(line.split("\t").length);
    if (widths.size > 1) return undefined;
  }
  const [width = 1] = widths;
  return width > 1 && filled >= MIN_LINES ? lines.join("\n") : undefined;
}

/** What is said of such a text. */
export const PARTED_BY_BLANKS: Decision = {
  kind: "headings",
  title: "Columns parted by blanks",
  sentence: "The file has no delimiter. Two or more blanks are read as the border of a column.",
  isDoubtful: true,
};
