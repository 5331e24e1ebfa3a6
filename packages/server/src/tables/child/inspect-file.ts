import { readFile } from "node:fs/promises";
import type {
  FileInspection,
  Found,
  InspectedEncoding,
  InspectedTable,
  InspectRequest,
  RowKind,
} from "../protocol.ts";
import type { Decision, ReadingChoices } from "../reading.ts";
import type { FileReading, ReadEncoding } from "./file-reading.ts";
import { typeCosts } from "./chosen-type.ts";
import type { ColumnContext } from "./column-cells.ts";
import { encodingCandidates } from "./decode-text.ts";
import { encodingName, type EncodingCandidate } from "./detect-encoding.ts";
import { usedColumns } from "./layout/cells.ts";
import { sectionsOf } from "./layout/find-sections.ts";
import { totalsOf } from "./layout/find-totals.ts";
import { layOutSheets, type LaidOutSheet, type Sheet } from "./layout/lay-out.ts";
import { readSheets } from "./read-sheets.ts";
import { type Cell, CellBudget } from "./source-table.ts";
import { contextOf } from "./read-columns.ts";
import { readColumn } from "./column-types.ts";
import { tableColumns } from "./table-columns.ts";

/** What a sheet is read as. */
type OfSheet = Pick<FileInspection, "tables" | "decisions" | "found">;

/** A file in memory, as one set of choices reads it. */
type Inspected = {
  readonly key: string;
  readonly reading: FileReading;
  readonly candidates: readonly EncodingCandidate[];
  readonly sheets: readonly LaidOutSheet[];
  /** About sheets that are left out. */
  readonly decisions: readonly Decision[];
  /** Of the sheets that were looked at, with the types that they were read with. */
  readonly tables: Map<Sheet, { readonly key: string } & OfSheet>;
};

/** Rows and choices follow each other while a person looks at a file, which is not read again for them. */
let lastRead:
  | {
      readonly key: string;
      readonly reading: FileReading;
      readonly candidates: readonly EncodingCandidate[];
    }
  | undefined;
let lastInspected: Inspected | undefined;

/**
 * How a file is read, or would be with other choices. Nothing is written.
 * @throws TableRefusal with a message for the user
 */
export async function inspectFile(request: InspectRequest): Promise<FileInspection> {
  const inspected = await inspect(request);
  const { reading, candidates, sheets } = inspected;
  const wanted =
    sheets.find(({ sheet }) => sheet.name !== undefined && sheet.name === request.sheet) ??
    sheets.find(({ tables }) => tables.length > 0) ??
    sheets[0];
  if (!wanted) throw new TypeError("A file has at least one sheet.");
  const { sheet } = wanted;
  const kindOf = rowKinds(wanted, request.choices, sheet.name);
  const { tables, decisions, found } = tablesOf(inspected, wanted, request.choices);
  const from = request.from - 1;
  return {
    sheets: sheets.map((one) => ({
      name: one.sheet.name ?? "",
      state: stateOf(one, request.choices),
      rowCount: one.tables.reduce((sum, { table }) => sum + table.rowCount, 0),
    })),
    sheet: sheet.name ?? "",
    rows: sheet.grid.rows.slice(from, from + request.count).map((cells, at) => ({
      number: from + at + 1,
      kind: kindOf(from + at),
      cells: cells.map((cell) => cell ?? null),
    })),
    rowTotal: sheet.grid.rows.length,
    tables,
    decisions,
    found,
    ...(reading.encoding && { encoding: toEncoding(reading.encoding, candidates) }),
    ...(reading.delimiter !== undefined && { delimiter: reading.delimiter }),
  };
}

async function inspect({ path, filename, choices }: InspectRequest): Promise<Inspected> {
  const { encoding, delimiter } = choices;
  const hidden = Object.entries(choices.sheets ?? {}).flatMap(
    ([name, { include, includeHidden }]) =>
      include === undefined && includeHidden === undefined ? [] : [[name, include, includeHidden]],
  );
  // What its tables are does not change its cells.
  const readKey = JSON.stringify([path, encoding, delimiter, hidden]);
  const budget = new CellBudget(filename);
  if (lastRead?.key !== readKey) {
    // Two large files at once would not fit.
    lastRead = undefined;
    lastInspected = undefined;
    const bytes = await readFile(path);
    const reading = await readSheets(bytes, filename, budget, choices);
    const candidates = reading.encoding ? encodingCandidates(bytes) : [];
    lastRead = { key: readKey, reading, candidates };
  }
  // The types of columns do not move its tables, which takes longest to find in a large file.
  const places = Object.entries(choices.sheets ?? {}).flatMap(
    ([name, { types: _types, ...own }]) => (Object.keys(own).length === 0 ? [] : [[name, own]]),
  );
  const key = JSON.stringify([readKey, places]);
  if (lastInspected?.key !== key) {
    const { laidOut, decisions } = layOutSheets(lastRead.reading.sheets, budget, choices);
    lastInspected = {
      key,
      reading: lastRead.reading,
      candidates: lastRead.candidates,
      sheets: laidOut,
      decisions,
      tables: new Map(),
    };
  }
  return lastInspected;
}

function stateOf({ sheet, tables }: LaidOutSheet, { sheets }: ReadingChoices) {
  if (tables.length > 0) return "read";
  const include = sheets?.[sheet.name ?? ""]?.include ?? !sheet.isHidden;
  if (include) return "no_table";
  return sheet.isHidden ? "hidden" : "left_out";
}

function rowKinds(
  { sheet: { grid }, tables }: LaidOutSheet,
  { sheets }: ReadingChoices,
  name = "",
): (row: number) => RowKind {
  const kinds = new Map<number, RowKind>();
  const countTotals = sheets?.[name]?.countTotals;
  for (const { layout } of tables) {
    const { range, headerRows, titles, notes, repeated, groups } = layout;
    const below = layout.isBelowAside ? layout.below : [];
    for (let row = range.top; row < range.top + headerRows; row++) kinds.set(row, "header");
    for (const row of titles) kinds.set(row, "title");
    for (const row of notes) kinds.set(row, "note");
    for (const row of sectionsOf(groups, countTotals)) kinds.set(row, "section");
    for (const row of repeated) kinds.set(row, "repeated_header");
    if (!countTotals) {
      for (const row of below) kinds.set(row, "note");
      for (const row of totalsOf(layout, countTotals)) kinds.set(row, "total");
    }
  }
  const { hiddenRows } = grid;
  const includeHidden = sheets?.[name]?.includeHidden ?? false;
  return (row) => {
    if (hiddenRows?.has(row) && !includeHidden) return "hidden";
    const known = kinds.get(row);
    if (known) return known;
    if (!usedColumns(grid.rows[row] ?? [])) return "empty";
    const isInside = tables.some(
      ({ layout: { range } }) => range.top <= row && row <= range.bottom,
    );
    return isInside ? "value" : "outside";
  };
}

function tablesOf(inspected: Inspected, wanted: LaidOutSheet, choices: ReadingChoices): OfSheet {
  const { decimalSign, dateOrder, sheets } = choices;
  const chosen = sheets?.[wanted.sheet.name ?? ""] ?? {};
  const key = JSON.stringify([decimalSign, dateOrder, chosen.types]);
  const known = inspected.tables.get(wanted.sheet);
  if (known?.key === key) return known;
  const decisions: Decision[] = [];
  const found: Found[] = [];
  const tables = wanted.tables.map(({ layout, table: laidOut }): InspectedTable => {
    const table = { ...laidOut, choices: chosen };
    const read = tableColumns(table, new Set(), choices, readOnce);
    decisions.push(...read.decisions);
    found.push(...read.columns.flatMap((column) => column.found ?? []));
    const { range, headerRows } = layout;
    const { types } = table.choices;
    const isLarge = table.rowCount * read.columns.length > MAX_COSTED_CELLS;
    const first = range.top + 1;
    return {
      label: table.sheet ?? "",
      ...(headerRows > 0 && { header: { first, last: range.top + headerRows } }),
      firstRow: first,
      lastRow: range.bottom + 1,
      firstColumn: range.left + 1,
      rowCount: table.rowCount,
      columns: read.columns.map(({ place, heading, label, type, unit, cells, decisions: own }) => ({
        ...(place !== undefined && { column: place + 1 }),
        heading,
        label,
        type,
        ...(unit !== undefined && { unit }),
        ...(types && Object.hasOwn(types, heading) && { chosen: types[heading] }),
        types: isLarge
          ? []
          : costsOnce(cells, contextOf({ label: heading, place }, table, choices)),
        ...stoppedBy(own),
      })),
    };
  });
  decisions.push(...inspected.decisions);
  const ofSheet = {
    key,
    tables,
    decisions: withoutRepeats(decisions),
    found: {
      dateOrder: agreed(found.map((one) => one.dateOrder)),
      decimalSign: agreed(found.map((one) => one.decimalSign)),
    },
  };
  inspected.tables.set(wanted.sheet, ofSheet);
  return ofSheet;
}

/** What all say that say something. */
function agreed<T>(values: readonly (T | undefined)[]): T | undefined {
  const [first, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? first : undefined;
}

/** A column is read again only where something else is known of it: a person who changes one type does not wait for the others. */
function oncePerContext<T>(
  read: (cells: readonly Cell[], context: ColumnContext) => T,
  relevant: (context: ColumnContext) => unknown,
) {
  const results = new WeakMap<readonly Cell[], Map<string, T>>();
  return (cells: readonly Cell[], context: ColumnContext): T => {
    const key = JSON.stringify(relevant(context));
    const known = results.get(cells) ?? new Map<string, T>();
    const result = known.get(key) ?? read(cells, context);
    results.set(cells, known.set(key, result));
    return result;
  };
}

// The numbers of its rows belong to its cells.
const readOnce = oncePerContext(readColumn, ({ rowNumbers: _rows, ...context }) => context);
const costsOnce = oncePerContext(
  typeCosts,
  ({ rowNumbers: _rows, chosen: _chosen, ...context }) => context,
);

/** Cells for which every type is tried; of more, a person would wait. */
const MAX_COSTED_CELLS = 500_000;

const stoppedBy = (decisions: readonly Decision[]) => {
  const cells = decisions.find(({ kind, cells: found }) => kind === "type" && found)?.cells;
  return cells && { cells };
};

/** What is said of the whole sheet comes with each of its tables. */
const withoutRepeats = (decisions: readonly Decision[]) =>
  decisions.filter(
    ({ sentence }, at) => decisions.findIndex((one) => one.sentence === sentence) === at,
  );

const toEncoding = (
  { label, isDoubtful }: ReadEncoding,
  candidates: readonly EncodingCandidate[],
): InspectedEncoding => ({ label, name: encodingName(label), isDoubtful, candidates });
