import type { PackagePart } from "./excel-package.ts";
import type { Block, Grid } from "./layout/grid.ts";

/** What a workbook says about the layout of each of its sheets, in their order. */
export type SheetLayout = Pick<Grid, "merges" | "summed">;

/** What a sheet without merged cells and formulas never has; a large one is not searched for them. */
const MARKS = ["mergeCell", "SUM", "SUBTOTAL", "AGGREGATE"];
const SHEET = /<(?:\w+:)?sheet\s[^>]*?\sr:id=["']([^"']+)["']/g;
const RELATION = /<Relationship\s[^>]*>/g;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g;
/** A cell whose formula sums up a range of its own column. */
const SUM = /<(?:\w+:)?c\s[^>]*?r=["']([A-Z]+)(\d+)["'][^>]*>\s*<(?:\w+:)?f[^>]*>([^<]*)</g;
const SUMMING =
  /^(?:SUM|SUBTOTAL|AGGREGATE)\((?:\d+,)?(?:\d+,)?\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)\)$/;

/** Reads merged cells and sums from the parts of a workbook. */
export function sheetLayouts(parts: readonly PackagePart[]): SheetLayout[] {
  const textOf = (pattern: RegExp) =>
    parts.find(({ name }) => pattern.test(name))?.bytes.toString("utf8") ?? "";
  const targets = new Map(
    [...textOf(/^xl\/_rels\/workbook\w*\.xml\.rels$/).matchAll(RELATION)].map(([tag]) => [
      /\sId=["']([^"']+)["']/.exec(tag)?.[1],
      /\sTarget=["']\/?(?:xl\/)?([^"']+)["']/.exec(tag)?.[1],
    ]),
  );
  return [...textOf(/^xl\/workbook\w*\.xml$/).matchAll(SHEET)].map(([, id]) => {
    const target = targets.get(id);
    const part = target && parts.find(({ name }) => name === `xl/${target}`);
    const isPlain = !part || MARKS.every((mark) => !part.bytes.includes(mark));
    return isPlain ? { merges: [], summed: new Set() } : layoutOf(part.bytes.toString("utf8"));
  });
}

function layoutOf(xml: string): SheetLayout {
  const merges = [...xml.matchAll(MERGED)].map(
    ([, left = "", top, right = "", bottom]): Block => ({
      top: Number(top) - 1,
      left: columnOf(left),
      bottom: Number(bottom) - 1,
      right: columnOf(right),
    }),
  );
  const summed = new Set<number>();
  for (const [, column, row, formula = ""] of xml.matchAll(SUM)) {
    const [, from, first, to, last] = SUMMING.exec(formula) ?? [];
    // Sums of several rows above, in the column itself: not the total of a row, nor a running one of a single cell.
    if (
      from === column &&
      to === column &&
      Number(last) - Number(first) >= 1 &&
      Number(last) < Number(row)
    )
      summed.add(Number(row) - 1);
  }
  return { merges, summed };
}

const columnOf = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
