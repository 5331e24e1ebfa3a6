import type { Decision, DecisionKind, SheetChoices } from "../../reading.ts";
import type { Layout } from "./find-tables.ts";
import { totalsOf } from "./find-totals.ts";
import { holdsFigure, rangeText, type Block, type Grid } from "./grid.ts";
import { headerOf } from "./header-labels.ts";

const number = new Intl.NumberFormat("en-US");

/** `1 row`, `2 rows`. */
export const counted = (count: number, what: string) =>
  `${number.format(count)} ${what}${count === 1 ? "" : "s"}`;

/** Rows that a decision names, so that a file of many pages does not fill a database row. */
export const MAX_ROWS = 50;

/** `Row 3`, `Rows 3 and 4`, `Rows 3–7 and 9`; rows count from 0. */
export function rowsText(rows: readonly number[]): string {
  const spans: string[] = [];
  for (let at = 0; at < rows.length; at++) {
    const from = rows[at] ?? 0;
    while (rows[at + 1] === (rows[at] ?? 0) + 1) at++;
    const to = rows[at] ?? 0;
    if (to - from > 1) spans.push(`${number.format(from + 1)}–${number.format(to + 1)}`);
    else for (let row = from; row <= to; row++) spans.push(number.format(row + 1));
  }
  const shown = spans.length > MAX_SPANS ? [...spans.slice(0, MAX_SPANS), "others"] : spans;
  const list = new Intl.ListFormat("en-US").format(shown);
  return `${rows.length === 1 ? "Row" : "Rows"} ${list}`;
}

const MAX_SPANS = 6;

/** What was decided about where a table is. */
export function decisionsOn(grid: Grid, layout: Layout, { countTotals }: SheetChoices): Decision[] {
  const { merges } = grid;
  const {
    range,
    headerRows,
    titles,
    totals,
    balances,
    doubtful,
    sumsByChance,
    below,
    isBelowAside,
    repeated,
    notes,
  } = layout;
  const belowIs = isBelowAside && !countTotals ? "left out" : "counted";
  const where = isBelowAside ? "below the records" : "below a total";
  const said: Decision[] = [];
  const aside = (
    kind: DecisionKind,
    rows: readonly number[],
    words: { what: string; many?: string; why: string },
  ) => {
    if (rows.length === 0) return;
    said.push({
      kind,
      title: `${rows.length > 1 && words.many ? `${number.format(rows.length)} ${words.many}` : counted(rows.length, words.what)} left out`,
      sentence: `${rowsText(rows)} ${rows.length === 1 ? "is" : "are"} left out: ${words.why}.`,
      rows: rows.slice(0, MAX_ROWS).map((row) => row + 1),
    });
  };
  aside("titles", titles, { what: "title row", why: "above the header" });
  const first = range.top + 1;
  if (headerRows > 1) {
    const last = range.top + headerRows;
    said.push({
      kind: "header",
      title: `Header in rows ${number.format(first)}–${number.format(last)}`,
      sentence: `Rows ${number.format(first)}–${number.format(last)} are one header, joined by column.`,
      rows: [first, last],
      ...(headerOf(grid, layout).isDoubtful && { isDoubtful: true }),
    });
  }
  if (headerRows === 0)
    said.push({
      kind: "header",
      title: "No header",
      sentence: "The first row has values, so the columns are named by their position.",
      isDoubtful: true,
    });
  if (countTotals && totals.length > 0)
    said.push({
      kind: "totals",
      title: `${counted(totals.length, "total row")} counted`,
      sentence: `${rowsText(totals)} ${totals.length === 1 ? "is a total" : "are totals"}, and counted as you chose: sums may include rows twice.`,
      rows: totals.slice(0, MAX_ROWS).map((row) => row + 1),
      isDoubtful: true,
    });
  else {
    const ofBalances = new Set(balances);
    const others = totalsOf(layout, countTotals).filter((row) => !ofBalances.has(row));
    aside("totals", others, {
      what: "total row",
      why: others.length === 1 ? "a total, which is not counted" : "totals, which are not counted",
    });
    aside("totals", balances, {
      what: "balance row",
      why: balances.length === 1 ? "a balance, and no entry" : "balances, and no entries",
    });
  }
  if (countTotals === undefined && doubtful.length > 0)
    said.push({
      kind: "named_totals",
      title: `${counted(doubtful.length, "row")} named like totals, counted`,
      sentence:
        doubtful.length === 1
          ? `${rowsText(doubtful)} is counted: it is named like a total, but its numbers are not the sums of other rows.`
          : `${rowsText(doubtful)} are counted: they are named like totals, but their numbers are not the sums of other rows.`,
      rows: doubtful.slice(0, MAX_ROWS).map((row) => row + 1),
      isDoubtful: true,
    });
  if (below.length > 0)
    said.push({
      kind: "totals",
      title: `${counted(below.length, "row")} ${where}, ${belowIs}`,
      sentence: `${rowsText(below)} ${below.length === 1 ? "is" : "are"} ${where} and ${belowIs}.`,
      rows: below.slice(0, MAX_ROWS).map((row) => row + 1),
      isDoubtful: true,
    });
  if (countTotals === undefined && sumsByChance.length > 0)
    said.push({
      kind: "named_totals",
      title: `${counted(sumsByChance.length, "row")} may be a total, counted`,
      sentence: `${rowsText(sumsByChance)} ${sumsByChance.length === 1 ? "is counted, but its numbers are the sums" : "are counted, but their numbers are the sums"} of other rows.`,
      rows: sumsByChance.slice(0, MAX_ROWS).map((row) => row + 1),
      isDoubtful: true,
    });
  said.push(...onGroups(grid, layout, countTotals));
  aside("repeated_header", repeated, { what: "repeated header", why: "the header again" });
  aside("notes", notes, {
    what: "row below the table",
    many: "rows below the table",
    why: "below the table",
  });
  const body = { top: range.top + headerRows, bottom: range.bottom };
  const groups = merges.filter(
    (merge) => merge.bottom > merge.top && merge.top >= body.top && merge.bottom <= body.bottom,
  );
  const [figures, names] = [true, false].map((isFigure) =>
    groups.filter((merge) => holdsFigure(grid.rows, merge) === isFigure),
  ) as [Block[], Block[]];
  const rowsOf = (blocks: readonly Block[]) => blocks.slice(0, MAX_ROWS).map(({ top }) => top + 1);
  if (names.length > 0)
    said.push({
      kind: "merged",
      title: `${counted(names.length, "merged cell")} filled down`,
      sentence:
        names.length === 1
          ? "1 merged cell holds for each of its rows."
          : `${names.length} merged cells hold for each of their rows.`,
      rows: rowsOf(names),
    });
  if (figures.length > 0)
    said.push({
      kind: "merged",
      title: `${counted(figures.length, "merged number")} counted once`,
      sentence:
        figures.length === 1
          ? "1 merged cell holds a number, which is counted once, in the first of its rows."
          : `${figures.length} merged cells hold numbers, each of which is counted once, in the first of its rows.`,
      rows: rowsOf(figures),
      isDoubtful: true,
    });
  return said;
}

/** What is said of rows that are the sums of those below them. */
function onParents(
  rows: readonly number[],
  where: string,
  countTotals: boolean | undefined,
): Pick<Decision, "kind" | "title" | "sentence" | "isDoubtful"> {
  const [are, own] = rows.length === 1 ? ["is the sum", "its name"] : ["are sums", "their names"];
  const begin = `${rowsText(rows)} ${are} of the records below`;
  const title = counted(rows.length, "subtotal row");
  return countTotals
    ? {
        kind: "totals",
        title: `${title} counted`,
        sentence: `${begin}, and counted as you chose: sums may include rows twice.`,
        isDoubtful: true,
      }
    : {
        kind: "totals",
        title: `${title} left out`,
        sentence: `${begin}, and left out: the column '${where}' holds ${own}.`,
      };
}

/** What is said of rows with a name only. @param where the column that holds the names; undefined where they are left out */
function onSections(
  rows: readonly number[],
  where: string | undefined,
): Pick<Decision, "kind" | "title" | "sentence"> {
  const isOne = rows.length === 1;
  return where === undefined
    ? {
        kind: "sections",
        title: `${counted(rows.length, "row")} left out`,
        sentence: `${rowsText(rows)} ${isOne ? "is" : "are"} left out: ${isOne ? "it has" : "they have"} a name and no values.`,
      }
    : {
        kind: "sections",
        title: `${counted(rows.length, "section")} filled down`,
        sentence: `${rowsText(rows)} ${isOne ? "names the records below it" : "name the records below them"}: the column '${where}' holds ${isOne ? "the name" : "the names"}.`,
      };
}

/** What is said of rows that name records, of records without values, and of tables beside each other. */
function onGroups(
  { rows }: Grid,
  { range, headerRows, groups, filledDown, beside }: Layout,
  countTotals: boolean | undefined,
): Decision[] {
  const said: Decision[] = [];
  const headingOf = (column: number) =>
    rows[range.top + headerRows - 1]?.[column]?.trim() ?? `Column ${column - range.left + 1}`;
  const { sections, fill, sparse, isDoubtful, areSums } = groups;
  const named = (list: readonly number[]) => list.slice(0, MAX_ROWS).map((row) => row + 1);
  if (sections.length > 0) {
    const where =
      fill === "new" || fill === undefined || rows[range.top + headerRows - 1]?.[fill] === null
        ? "Section"
        : headingOf(fill);
    const about = areSums
      ? onParents(sections, where, countTotals)
      : onSections(sections, fill === undefined ? undefined : where);
    said.push({
      ...about,
      rows: named(sections),
      ...(fill !== undefined && { column: where }),
      ...(isDoubtful && { isDoubtful }),
    });
  }
  if (sparse.length > 0)
    said.push({
      kind: "sections",
      title: `${counted(sparse.length, "row")} with one value, counted`,
      sentence: `${rowsText(sparse)} ${sparse.length === 1 ? "has a name only and is counted as a record" : "have a name only and are counted as records"}.`,
      rows: named(sparse),
      isDoubtful: true,
    });
  if (filledDown !== undefined)
    said.push({
      kind: "merged",
      title: `${headingOf(filledDown)} filled down`,
      sentence: `Blank cells of the column '${headingOf(filledDown)}' hold what is above them.`,
      column: headingOf(filledDown),
      isDoubtful: true,
    });
  if (beside)
    said.push({
      kind: "side_by_side",
      title: "Beside another table",
      sentence: `${rangeText(range)} is read as a table of its own: a blank column is between it and the other.`,
      ...(beside === "doubtful" && { isDoubtful: true }),
    });
  return said;
}

/** What is said of rows of a text file that have fewer cells than the header. */
export const endEarly = (rows: readonly number[]): Decision => ({
  kind: "short_rows",
  title: `${counted(rows.length, "row")} ${rows.length === 1 ? "ends" : "end"} early`,
  sentence: `${counted(rows.length, "row")} ${rows.length === 1 ? "ends" : "end"} early; the cells that are missing are empty.`,
  rows: rows.slice(0, MAX_ROWS).map((row) => row + 1),
});

/** What is said of rows of a text file that have more cells than the header: a delimiter too many moves those after it. */
export const haveMore = (rows: readonly number[], width: number): Decision => ({
  kind: "short_rows",
  title: `${counted(rows.length, "row")} with more cells than the header`,
  sentence: `${rowsText(rows)} ${rows.length === 1 ? "has" : "have"} more cells than the header, which has ${width}. The others are in columns named by their position.`,
  rows: rows.slice(0, MAX_ROWS).map((row) => row + 1),
  isDoubtful: true,
});
