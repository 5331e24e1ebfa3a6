import { columnKinds, filledIn, isSolid, kindsIn, SAMPLE_ROWS, usedColumns } from "./cells.ts";
import { headOf, isYear, MAX_HEADER_ROWS } from "./find-header.ts";
import { isTotalRow } from "./total-names.ts";
import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";

/** The blocks of a sheet that may each be a table, from its top to its bottom. */
export const blocksOf = (grid: Grid): Block[] => joined(grid, bandsOf(grid));

/** Rows without a blank one between them, with the columns that they use. */
function bandsOf({ rows }: Grid): Block[] {
  const bands: Block[] = [];
  let top = -1;
  let left = Infinity;
  let right = -1;
  for (let row = 0; row <= rows.length; row++) {
    const used = usedColumns(rows[row] ?? []);
    if (used) {
      if (top < 0) top = row;
      left = Math.min(left, used.first);
      right = Math.max(right, used.last);
    } else if (top >= 0) {
      bands.push({ top, left, bottom: row - 1, right });
      [top, left, right] = [-1, Infinity, -1];
    }
  }
  return bands;
}

/**
 * Bands that are one table with blank rows in it: what follows has no heading of its own, and uses the same columns. Each step looks at
 * a few rows only, since a file may have a blank row after every other one.
 */
function joined(grid: Grid, bands: readonly Block[]): Block[] {
  const found: Block[] = [];
  let seen: Seen | undefined;
  for (const band of bands) {
    const before = found.at(-1);
    if (before) seen ??= look(grid, before);
    if (!before || !seen || !(isHeadOf(grid, before, band) || continues(grid, seen, band))) {
      found.push(band);
      seen = undefined;
      continue;
    }
    const both = together(before, band);
    found[found.length - 1] = both;
    // Further rows are beyond those that are looked at.
    const isKnown = before.bottom - before.top > SAMPLE_ROWS && both.left === before.left;
    seen = isKnown ? { ...seen, table: both } : undefined;
  }
  return found;
}

/** What is known of a band that may go on. */
type Seen = { readonly table: Block; readonly isTable: boolean; readonly kinds: readonly Kind[] };

function look(grid: Grid, table: Block): Seen {
  const head = table.bottom > table.top ? headOf(grid, table) : undefined;
  const first = head ? head.start + head.headerRows : table.top + 1;
  return { table, isTable: head !== undefined, kinds: columnKinds(grid, { ...table, top: first }) };
}

const together = (before: Block, band: Block): Block => ({
  top: before.top,
  left: Math.min(before.left, band.left),
  bottom: band.bottom,
  right: Math.max(before.right, band.right),
});

/** Whether the rows above a band are all of its header: together they read as a table, and it has no heading of its own. */
function isHeadOf(grid: Grid, before: Block, band: Block): boolean {
  if (before.bottom - before.top >= MAX_HEADER_ROWS) return false;
  const own = headOf(grid, band);
  if (!own || (own.headerRows > 0 && columnKinds(grid, band).some(isSolid))) return false;
  const head = headOf(grid, together(before, band));
  return head?.start === before.top && before.top + head.headerRows === before.bottom + 1;
}

/** Whether a band goes on with the values of the one before: the kinds of its first row are those of the columns. */
function continues(grid: Grid, seen: Seen, band: Block): boolean {
  const { table: before, isTable, kinds } = seen;
  if (!isTable || band.left < before.left) return false;
  const first = kindsIn(grid, band.top, before);
  const filled = filledIn(first);
  // A single text is a note on the table above, or the name of a group of its records.
  if (filled <= 1 && before.right > before.left) return isGroupOf(grid, seen, band);
  if (isRepeat(grid, before.top, band.top)) return true;
  if (hasOwnHeading(grid, before, band)) return false;
  const own = columnKinds(grid, { ...band, left: before.left, right: before.right });
  const solid = kinds.flatMap((kind, at) => (isSolid(kind) ? [at] : []));
  if (solid.length === 0)
    return filled * 2 > first.length && band.right <= before.right && !own.some(isSolid);
  if (isTotalRow(grid.rows[band.top] ?? [], before))
    return solid.some((at) => first[at] === kinds[at]);
  // A row may end early; a heading has a text over the numbers.
  return (
    solid.every((at) => first[at] === kinds[at] || first[at] === "empty") &&
    solid.some((at) => own[at] === kinds[at])
  );
}

/** Whether a band begins with a heading although its cells are of the kinds of the columns above. */
function hasOwnHeading(grid: Grid, before: Block, band: Block): boolean {
  const { rows, bold } = grid;
  const first = (rows[band.top] ?? []).flatMap((cell) => cell?.trim() ?? []);
  const headings = new Set(rows[before.top]?.map((cell) => cell?.trim()));
  const shared = first.filter((cell) => headings.has(cell)).length;
  if (shared > 1 && shared * 2 >= first.length) return true;
  const isNumber = (cell: string) => kindOf(cell) === "number" && !isYear(cell);
  // A sum in bold is no heading.
  if (bold?.has(before.top) && bold.has(band.top) && !first.some(isNumber)) return true;
  const headerRows = headOf(grid, band)?.headerRows ?? 0;
  // Years over other numbers are numbers, and a heading.
  return headerRows > 1 || (headerRows > 0 && first.some(isYear));
}

/** Whether a band is a name over records of the table above, which have no heading of their own. */
function isGroupOf(grid: Grid, seen: Seen, band: Block): boolean {
  const { table, kinds } = seen;
  const top = band.top + 1;
  if (!kinds.some(isSolid) || top > band.bottom || filledIn(kindsIn(grid, top, table)) < 2)
    return false;
  return (
    headOf(grid, { ...band, top })?.headerRows === 0 && continues(grid, seen, { ...band, top })
  );
}

/** Whether two rows have the same texts. */
export function isRepeat({ rows }: Grid, one: number, other: number): boolean {
  const [here, there] = [rows[one] ?? [], rows[other] ?? []];
  for (let at = 0; at < Math.max(here.length, there.length); at++)
    if ((here[at]?.trim() ?? "") !== (there[at]?.trim() ?? "")) return false;
  return true;
}
