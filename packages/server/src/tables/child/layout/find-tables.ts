import { arePairs } from "./about-lines.ts";
import { blocksOf, isRepeat } from "./bands.ts";
import { between, filledIn, kindsIn, rowFacts, rowsOf, SAMPLE_ROWS, usedColumns } from "./cells.ts";
import { headOf } from "./find-header.ts";
import { findParents, type Parents } from "./find-parents.ts";
import { findSections, groupColumn, type Groups } from "./find-sections.ts";
import { findTotals, type Totals } from "./find-totals.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";
import { besideEachOther, cropped, type Beside } from "./side-by-side.ts";

/** Where one table of a sheet is, by rows of the sheet, and which of its rows are totals. */
export type Layout = Totals & {
  /** The table with its header. */
  readonly range: Block;
  /** How many of its first rows are the header; 0 for a table without one. */
  readonly headerRows: number;
  /** Rows above it that are no part of it. */
  readonly titles: readonly number[];
  /** Rows within it that repeat the header, as a new page does. */
  readonly repeated: readonly number[];
  /** Rows below it that are no part of it. */
  readonly notes: readonly number[];
  /** Rows within it that name the records below them. */
  readonly groups: Groups;
  /** A column that names a group in its first record only. */
  readonly filledDown: number | undefined;
  /** Whether it is beside another one, and whether both could as well be one. */
  readonly beside: "sure" | "doubtful" | undefined;
};

/**
 * Finds the tables of a sheet, from its top to its bottom and from left to right. Blank rows do not end a table by themselves: another one
 * begins after them only where its heading is seen.
 * @returns none for a sheet whose cells make no table
 */
export function findTables(grid: Grid): Layout[] {
  const beside = besideEachOther(grid, everything(grid));
  if (beside) return tablesBeside(grid, beside);
  const blocks = blocksOf(grid);
  const layouts = layoutsOf(grid, blocks);
  const tables: Layout[] = [];
  let titles: number[] = [];
  for (const [at, block] of blocks.entries()) {
    const inside = besideEachOther(grid, block);
    const found = inside
      ? tablesBeside(grid, inside)
      : [layouts[at]].filter((one) => one !== undefined);
    const [first, ...others] = found;
    if (first) {
      tables.push({ ...first, titles: [...titles, ...first.titles] }, ...others);
      titles = [];
    } else titles = titles.concat(rowsOf(block));
  }
  const last = tables.at(-1);
  if (last && titles.length > 0)
    tables[tables.length - 1] = { ...last, notes: [...last.notes, ...titles] };
  return tables;
}

function everything({ rows }: Grid): Block {
  const right = rows.reduce((most, cells) => Math.max(most, usedColumns(cells)?.last ?? 0), 0);
  return { top: 0, left: 0, bottom: rows.length - 1, right };
}

const tablesBeside = (grid: Grid, { blocks, isDoubtful }: Beside): Layout[] =>
  blocks.flatMap((block) =>
    findTables(cropped(grid, block)).map((layout) => ({
      ...layout,
      beside: isDoubtful ? ("doubtful" as const) : ("sure" as const),
    })),
  );

/** The tables of the blocks. A single column beside wider ones is a text about them, if it is no list of numbers or codes. */
function layoutsOf(grid: Grid, blocks: readonly Block[]): (Layout | undefined)[] {
  const found = blocks.map((block) => readBlock(grid, block));
  const isWide = (layout: Layout | undefined) => layout && layout.range.right > layout.range.left;
  if (!found.some(isWide)) return found;
  const last = found.findLastIndex((layout) => layout && isWide(layout) && layout.headerRows > 0);
  return found.map((layout, at) => {
    const block = blocks[at];
    if (!layout || (block && at < last && arePairs(grid, { ...block, top: layout.range.top })))
      return undefined;
    return isWide(layout) || isList(grid, layout) ? layout : undefined;
  });
}

/** A heading over numbers, dates or codes. */
function isList({ rows }: Grid, { range, headerRows }: Layout): boolean {
  const values = rows
    .slice(range.top + headerRows, range.bottom + 1)
    .map((cells) => cells[range.left]?.trim() ?? "");
  return headerRows === 1 && values.length > 1 && values.every((value) => /^\S*\d\S*$/.test(value));
}

/** Whether a table may as well be a text: a single column of sentences, or of two lines. */
export function isText({ rows }: Grid, { range, headerRows }: Layout): boolean {
  if (range.right > range.left) return false;
  const texts = rows.slice(range.top, range.bottom + 1).flatMap((cells) => cells[range.left] ?? []);
  if (texts.slice(headerRows).some((text) => kindOf(text) !== "text")) return false;
  return texts.length <= 2 || texts.some((text) => text.trim().split(/\s+/).length > MAX_WORDS);
}

/** A value of more words is a sentence. */
const MAX_WORDS = 6;

function readBlock(grid: Grid, block: Block): Layout | undefined {
  const width = block.right - block.left + 1;
  const head = headOf(grid, block);
  if (!head) return undefined;
  const first = head.start + head.headerRows;
  const bottom = lastRow(grid, { ...block, top: first }, width);
  if (bottom < first && head.headerRows === 0) return undefined;
  return {
    ...layoutAt(grid, { ...block, top: head.start, bottom }, head.headerRows),
    titles: between(block.top, head.start),
    notes: between(Math.max(bottom, first - 1) + 1, block.bottom + 1),
  };
}

/**
 * What is inside a table.
 * @param range with its header; it may end above the first record
 */
export function layoutAt(
  grid: Grid,
  range: Block,
  headerRows: number,
): Omit<Layout, "titles" | "notes"> {
  const first = range.top + headerRows;
  const body = { ...range, top: first };
  const repeated = headerRows === 0 ? [] : repeatsOf(grid, body, first - 1);
  const facts = rowFacts(grid, body);
  const about = { facts, skipped: new Set(repeated) };
  const heading = headerRows === 0 ? undefined : (grid.rows[first - 1]?.[range.left] ?? undefined);
  const parents = findParents(grid, body, { ...about, heading });
  const groups = parents?.groups ?? findSections(grid, body, about);
  const aside = new Set([...repeated, ...groups.sections]);
  const found = findTotals(grid, body, {
    facts,
    skipped: aside,
    breaks: new Set(groups.sections),
  });
  const totals = { ...found, sumsByChance: withParents(found, parents) };
  const below = totals.isBelowAside ? totals.below : [];
  const left = new Set([...aside, ...totals.totals, ...below]);
  const records = rowsOf(body).filter(
    (row) => !left.has(row) && facts.filled[row - body.top] !== 0,
  );
  return {
    range: { ...range, bottom: Math.max(range.bottom, first - 1) },
    headerRows,
    ...totals,
    repeated,
    groups: {
      ...groups,
      sparse: groups.sparse.filter((row) => !left.has(row)),
      // Records after the total of a section may be more of it, or of none.
      isDoubtful: groups.isDoubtful || areRecordsAfterTotal(groups, totals.totals, records),
    },
    filledDown: groups.sections.length > 0 ? undefined : groupColumn(grid, body, records),
    beside: undefined,
  };
}

/** Rows that may be sums of those above or below them. */
const withParents = ({ totals, sumsByChance }: Totals, parents: Parents | undefined) =>
  [...new Set([...sumsByChance, ...(parents?.doubtful ?? [])])]
    .filter((row) => !totals.includes(row))
    .toSorted((a, b) => a - b);

function areRecordsAfterTotal(
  { fill, sections }: Groups,
  totals: readonly number[],
  records: readonly number[],
): boolean {
  if (fill !== "new" || totals.length === 0) return false;
  const begin = new Set(sections);
  const end = new Set(totals);
  const first = sections[0] ?? Infinity;
  let isAfterTotal = false;
  const all = [...sections, ...totals, ...records].toSorted((a, b) => a - b);
  for (const row of all) {
    if (begin.has(row)) isAfterTotal = false;
    else if (end.has(row)) isAfterTotal = row > first;
    else if (isAfterTotal) return true;
  }
  return false;
}

/** The words above a table that say what it holds: the first line of those next to its header. */
export function titleOf({ rows }: Grid, { range, titles }: Layout): string | undefined {
  let title: string | undefined;
  let gap = 0;
  for (let row = range.top - 1; row >= 0 && gap < 2; row--) {
    const filled = (rows[row] ?? [])
      .slice(range.left, range.right + 1)
      .filter((cell) => cell !== null);
    if (filled.length > 0 && !titles.includes(row)) break;
    if (filled.length === 0) {
      if (title !== undefined) break;
      gap++;
      continue;
    }
    const [text] = filled;
    if (
      filled.length > 1 ||
      !text ||
      kindOf(text) !== "text" ||
      NOTE.test(text) ||
      text.length > MAX_TITLE_LENGTH
    )
      break;
    title = text.trim().replace(/:$/, "");
  }
  return title;
}

/** A longer text explains, and names nothing. */
const MAX_TITLE_LENGTH = 60;

/** The last row of values: below it are notes, single texts in a table of several columns. */
export function lastRow(grid: Grid, body: Block, width: number): number {
  let row = body.bottom;
  if (width < 2) return row;
  while (row >= body.top) {
    const kinds = kindsIn(grid, row, body);
    const filled = filledIn(kinds);
    if (filled > 1 || !isNote(grid, body, row)) break;
    row--;
  }
  return row;
}

/** A record that ends early has a short text in its first cell, as those above. */
const MIN_NOTE_LENGTH = 24;
const NOTE =
  /^(?:[*†‡¹²³#]|\(?\d\)|notes?\b|sources?\b|remarks?\b|hinweis|anmerkung|quelle|stand\b)/i;

/** Whether a row with at most one cell is no record: blank, marked as a note, below a blank row, or longer than its column. */
function isNote(grid: Grid, body: Block, row: number): boolean {
  const at = (grid.rows[row] ?? []).findIndex((cell) => cell !== null);
  if (at < 0) return true;
  const text = grid.rows[row]?.[at]?.trim() ?? "";
  if (kindOf(text) !== "text") return false;
  if (NOTE.test(text)) return true;
  // A record of two columns may lack its only value.
  if (body.right - body.left < 2) return false;
  if (usedColumns(grid.rows[row - 1] ?? []) === undefined) return true;
  const longest = rowsOf({ ...body, bottom: Math.min(row - 1, body.top + SAMPLE_ROWS) }).reduce(
    (most, one) => Math.max(most, grid.rows[one]?.[at]?.length ?? 0),
    0,
  );
  return text.length > Math.max(MIN_NOTE_LENGTH, longest);
}

const repeatsOf = (grid: Grid, body: Block, header: number) =>
  rowsOf(body).filter((row) => isRepeat(grid, header, row));
