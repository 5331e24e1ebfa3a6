import { columnKinds, isSolid, type RowFacts } from "./cells.ts";
import { isYear } from "./find-header.ts";
import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";

/** What a table says once for several of its records. */
export type Groups = {
  /** Rows with a single text, each over the records that it names. */
  readonly sections: readonly number[];
  /** Where the names go: a column of the sheet that is blank below them, or one that is added. Undefined where they are left out. */
  readonly fill: number | "new" | undefined;
  /** Whether the rows could as well be records without values. */
  readonly isDoubtful: boolean;
  /** Rows with a single text that are counted as records. */
  readonly sparse: readonly number[];
  /** The names that each record has of its groups, where they are not those of the last row above it. */
  readonly names?: ReadonlyMap<number, string>;
  /** Whether the rows are the sums of the records that they name. */
  readonly areSums: boolean;
};

export const NO_GROUPS: Groups = {
  sections: [],
  fill: undefined,
  isDoubtful: false,
  sparse: [],
  areSums: false,
};

/** Rows that name records and are none. Sums of those are records only where a person counts totals. */
export const sectionsOf = (
  { sections, areSums }: Groups,
  countTotals: boolean | undefined,
): readonly number[] => (areSums && countTotals ? [] : sections);

/** Share of the records that fill a column beside their label; in a sparse table, a row with a single text may be a record. */
const KEY_SHARE = 0.8;

/**
 * Finds rows such as "Drinks" over its items. Counted as records they would be items without a price.
 * @param skipped rows of the block that hold no values
 */
export function findSections(
  grid: Grid,
  body: Block,
  { facts, skipped }: { facts: RowFacts; skipped: ReadonlySet<number> },
): Groups {
  const width = body.right - body.left + 1;
  if (width < 2) return NO_GROUPS;
  const candidates: number[] = [];
  const records: number[] = [];
  for (let row = body.top; row <= body.bottom; row++) {
    if (skipped.has(row)) continue;
    const filled = facts.filled[row - body.top];
    if (filled === 0) continue;
    if (filled === 1 && isName(grid, row, body)) candidates.push(row);
    else records.push(row);
  }
  const [first] = records;
  const lastRecord = records.at(-1);
  if (candidates.length === 0 || first === undefined || lastRecord === undefined) return NO_GROUPS;
  const over = candidates.filter((row) => row < lastRecord);
  if (over.length === 0) return { ...NO_GROUPS, sparse: candidates };
  const after = candidates.filter((row) => row > lastRecord);
  const column = labelAt(grid, over[0] ?? 0, body) ?? body.left;
  const isOwnColumn =
    over.every((row) => labelAt(grid, row, body) === column) &&
    records.every((row) => (grid.rows[row]?.[column] ?? null) === null);
  const areMarked = over.every((row) => isMarked(grid, row, body));
  const isDense = haveKey(grid, records, body, column);
  // Records before the first name belong to none.
  const areOverAll = (over[0] ?? first) < first;
  const areMany = over.length > 1 || (areOverAll && records.length > 1);
  const isNested = over.some((row, at) => over[at + 1] === row + 1);
  const named = { ...NO_GROUPS, sections: over, sparse: after };
  if (isOwnColumn) return { ...named, fill: column, isDoubtful: isNested };
  const areAlike = over.some((row) => isLikeOthers(grid, row, column, records));
  const hasValues = columnKinds(grid, body).some(isSolid);
  const isPattern = isDense && areMany && !areAlike && over.length <= records.length;
  if (areMarked || (isPattern && (areOverAll || hasValues)))
    return {
      ...named,
      fill: "new",
      // A record of two columns may lack its only value.
      isDoubtful: isNested || (!areMarked && (width === 2 || !areOverAll)),
    };
  const mayEndEarly = areAlike || over.some((row) => endsEarly(grid, row, body));
  // A name of a group is where rows begin; a text elsewhere is what is left of a record.
  const beginRows = over.every((row) => labelAt(grid, row, body) === body.left);
  if (hasValues && isDense && beginRows && !mayEndEarly && width > 2)
    return { ...named, isDoubtful: true };
  return { ...NO_GROUPS, sparse: candidates };
}

/** Whether a row with a single cell has a name in it; a year is one over rows that begin with texts. */
const isName = (grid: Grid, row: number, body: Block) =>
  labelAt(grid, row, body) !== undefined &&
  (!isYear(grid.rows[row]?.[body.left]) || columnKinds(grid, body)[0] === "text");

/** The column of a row's only text, or year. */
function labelAt({ rows }: Grid, row: number, { left, right }: Block): number | undefined {
  const cells = rows[row] ?? [];
  for (let column = left; column <= right; column++) {
    const kind: Kind = kindOf(cells[column]);
    if (kind !== "empty")
      return kind === "text" || (column === left && isYear(cells[column])) ? column : undefined;
  }
  return undefined;
}

/** Merged over the table or written in bold. */
const isMarked = ({ merges, bold }: Grid, row: number, { left, right }: Block) =>
  bold?.has(row) === true ||
  merges.some(
    (merge) =>
      merge.top === row &&
      merge.bottom === row &&
      merge.right > merge.left &&
      merge.left <= right &&
      merge.right - merge.left >= (right - left) / 2,
  );

/** Whether a row of a text file has fewer cells than those of its table: a record may. */
const endsEarly = ({ rows }: Grid, row: number, { right }: Block) =>
  (rows[row]?.length ?? 0) <= right && rows.some((cells) => cells.length > right);

/** Whether a name has the form of those of the records, as `Part 7` beside `Part 8`. */
function isLikeOthers(
  { rows }: Grid,
  row: number,
  column: number,
  records: readonly number[],
): boolean {
  const formOf = (one: number) =>
    rows[one]?.[column]
      ?.trim()
      .replaceAll(/\d+/g, "0")
      .replaceAll(/\p{L}+/gu, "a");
  const form = formOf(row);
  const alike = records.filter((one) => formOf(one) === form).length;
  return form?.includes("0") === true && alike * 2 >= records.length;
}

/** Whether records have more than their label: another column that nearly each of them fills. */
function haveKey({ rows }: Grid, records: readonly number[], block: Block, label: number): boolean {
  for (let column = block.left; column <= block.right; column++) {
    if (column === label) continue;
    const filled = records.filter((row) => (rows[row]?.[column] ?? null) !== null).length;
    if (filled >= KEY_SHARE * records.length) return true;
  }
  return false;
}

/** Groups of a column that is filled in the first record of each only. */
const MIN_GROUPS = 2;

/**
 * The first column of a block, where it names a group in the first record of each and is blank below. A column that is only sparse looks
 * alike, so every name is another one, and another column is the key.
 */
export function groupColumn(
  grid: Grid,
  body: Block,
  records: readonly number[],
): number | undefined {
  const { left, right } = body;
  if (right - left < 2 || records.length < 4) return undefined;
  const names = records.map((row) => grid.rows[row]?.[left]?.trim() ?? null);
  const given = names.filter((name) => name !== null);
  const isPattern =
    names[0] !== null &&
    given.length >= MIN_GROUPS &&
    given.length * 2 <= names.length &&
    new Set(given).size === given.length &&
    given.every((name) => kindOf(name) === "text") &&
    !grid.merges.some(
      (merge) =>
        merge.left === left &&
        merge.right === left &&
        merge.bottom > merge.top &&
        merge.top >= body.top &&
        merge.bottom <= body.bottom,
    );
  if (!isPattern) return undefined;
  const isKey = records.every((row) => (grid.rows[row]?.[left + 1] ?? null) !== null);
  return isKey ? left : undefined;
}

/** The name of the group of each record, by its row. Names over names are joined. */
export function sectionNames(
  { rows }: Grid,
  { left, right }: Block,
  sections: readonly number[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const own = (row: number) =>
    rows[row]
      ?.slice(left, right + 1)
      .find((cell) => cell !== null)
      ?.trim() ?? "";
  let outer: string[] = [];
  for (const [at, row] of sections.entries()) {
    let start = at;
    while (start > 0 && sections[start - 1] === (sections[start] ?? 0) - 1) start--;
    if (start < at) outer = sections.slice(start, at).map(own);
    names.set(row, [...outer, own(row)].join(" · "));
  }
  return names;
}
