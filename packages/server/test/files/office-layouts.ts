import type { Cell } from "../../src/tables/child/source-table.ts";
import type { Block, Grid } from "../../src/tables/child/layout/grid.ts";
import { plainNumber } from "../../src/tables/child/layout/plain-number.ts";
import { knownTable, STYLES, type KnownTable, type Style } from "./known-tables.ts";
import { Random } from "./random.ts";

/** What must be read from a laid out sheet. */
export type Expected = {
  readonly header: readonly Cell[];
  readonly records: readonly (readonly Cell[])[];
};

/** A sheet with one or more known tables, as an office lays them out. */
export type OfficeSheet = {
  readonly format: "csv" | "workbook";
  readonly grid: Grid;
  readonly expected: readonly Expected[];
  /** Rows of the sheet that sum up others. */
  readonly totals: ReadonlySet<number>;
  /** What was laid out, for a report. */
  readonly traits: readonly string[];
};

type Sheet = {
  readonly random: Random;
  readonly format: "csv" | "workbook";
  readonly style: Style;
  readonly rows: Cell[][];
  readonly merges: Block[];
  readonly summed: Set<number>;
  readonly totals: Set<number>;
  readonly traits: Set<string>;
  readonly expected: Expected[];
};

const GROUPINGS = ["merged", "repeated", "sections", "blank"] as const;
const TITLES = [
  "Sales by region",
  "Monatsbericht November",
  "Open invoices",
  "Budget 2026",
  "Overview",
] as const;

/** The same sheet for the same seed. */
export function officeSheet(seed: number): OfficeSheet {
  const random = new Random(seed);
  const format = random.chance(0.5) ? "csv" : "workbook";
  const style =
    format === "workbook"
      ? STYLES.workbook
      : random.pick([STYLES.plain, STYLES.dollar, STYLES.german]);
  const sheet: Sheet = {
    random,
    format,
    style,
    rows: [],
    merges: [],
    summed: new Set(),
    totals: new Set(),
    traits: new Set(),
    expected: [],
  };
  const arrangement = random.next();
  if (arrangement < 0.72)
    addTable(sheet, { left: random.chance(0.2) ? random.int(1, 2) : 0, isAlone: true });
  else if (arrangement < 0.88) {
    sheet.traits.add("stacked");
    for (let at = random.int(2, 3); at > 0; at--) {
      addTable(sheet, { left: 0, isAlone: false });
      if (at > 1) for (let blank = random.int(1, 2); blank > 0; blank--) sheet.rows.push([]);
    }
  } else addSideBySide(sheet);
  return {
    format,
    grid: { rows: sheet.rows, merges: sheet.merges, summed: sheet.summed },
    expected: sheet.expected,
    totals: sheet.totals,
    traits: [...sheet.traits],
  };
}

function addSideBySide(sheet: Sheet): void {
  sheet.traits.add("side by side");
  const top = sheet.rows.length;
  let left = 0;
  for (let at = 0; at < 2; at++) {
    const beside: Sheet = { ...sheet, rows: [], merges: [], summed: new Set(), totals: new Set() };
    addTable(beside, { left, isAlone: false });
    for (const [row, cells] of beside.rows.entries()) {
      const own = (sheet.rows[top + row] ??= []);
      for (let column = own.length; column < cells.length; column++)
        own.push(cells[column] ?? null);
    }
    sheet.merges.push(...beside.merges);
    for (const row of beside.totals) sheet.totals.add(row);
    left = Math.max(0, ...sheet.rows.map(({ length }) => length)) + 1;
  }
}

function addTable(sheet: Sheet, { left, isAlone }: { left: number; isAlone: boolean }): void {
  const { random, rows, traits } = sheet;
  const count = random.chance(0.05) ? random.int(100, 300) : random.int(2, isAlone ? 40 : 15);
  const known = knownTable(random, sheet.style, count);
  addTitles(sheet, left, isAlone);
  const groups = known.isGrouped ? random.pick(GROUPINGS) : "repeated";
  const hasHeader = !(
    isAlone &&
    random.chance(0.06) &&
    known.columns.some(({ isAdded }) => isAdded)
  );
  const asSections = groups === "sections" && hasHeader;
  const laid = asSections ? { ...known, columns: known.columns.slice(1) } : known;
  const header = hasHeader ? addHeader(sheet, laid, left) : known.columns.map(() => null);
  if (!hasHeader) traits.add("no header");
  const headerRow = rows.at(-1) ?? [];
  const expected = addRecords(sheet, {
    known,
    groups,
    left,
    header,
    headerRow: hasHeader ? headerRow : undefined,
  });
  sheet.expected.push(expected);
  addNotes(sheet, left);
}

const shifted = (left: number, cells: readonly Cell[]): Cell[] => [
  ...Array.from({ length: left }, () => null),
  ...cells,
];

function addTitles(
  { random, rows, traits, merges, format }: Sheet,
  left: number,
  isAlone: boolean,
): void {
  const count = random.chance(0.5) ? 0 : random.int(1, isAlone ? 3 : 1);
  if (count === 0) return;
  traits.add("titles");
  for (let at = 0; at < count; at++) {
    if (at > 0 && random.chance(0.3))
      rows.push(shifted(left, [random.pick(["Date:", "Stand:"]), "2026-03-31"]));
    else rows.push(shifted(left, [at === 0 ? random.pick(TITLES) : `Generated ${at} Nov 2026`]));
    if (format === "workbook" && random.chance(0.3))
      merges.push({ top: rows.length - 1, bottom: rows.length - 1, left, right: left + 3 });
  }
  if (random.chance(0.6)) rows.push([]);
}

/** Adds a header of one to three rows. @returns the headings as they must be read */
function addHeader(sheet: Sheet, { columns }: KnownTable, left: number): Cell[] {
  const { random, rows, merges, format, traits } = sheet;
  const from = columns.findIndex(({ isAdded }) => isAdded);
  const to = columns.findLastIndex(({ isAdded }) => isAdded);
  const isRun = columns.slice(from, to + 1).every(({ isAdded }) => isAdded);
  const mayGroup =
    from > 0 && isRun && to - from >= 1 && (format === "workbook" || to === columns.length - 1);
  const labels = columns.map(({ heading }) => heading);
  if (!mayGroup || random.chance(0.6)) {
    rows.push(shifted(left, labels));
    return labels;
  }
  const levels = to - from >= 3 && random.chance(0.3) ? 2 : 1;
  traits.add(`header of ${levels + 1}`);
  const top = rows.length;
  const own = columns.map((): string[] => []);
  for (let level = 0; level < levels; level++) {
    const cells: Cell[] = columns.map(() => null);
    const size = levels === 2 && level === 0 ? to - from + 1 : Math.ceil((to - from + 1) / 2);
    for (let at = from; at <= to; at += size) {
      const end = Math.min(at + size - 1, to);
      const name =
        level === 0 && levels === 2 ? "Plan" : random.pick([`H${at}`, `Group ${at}`, `Plan ${at}`]);
      cells[at] = name;
      for (let column = at; column <= end; column++) own[column]?.push(name);
      if (format === "workbook" && end > at)
        merges.push({ top: top + level, bottom: top + level, left: left + at, right: left + end });
    }
    rows.push(shifted(left, cells));
  }
  const isOnTop = format === "workbook" && random.chance(0.5);
  rows.push(
    shifted(
      left,
      labels.map((label, at) => (isOnTop && (at < from || at > to) ? null : label)),
    ),
  );
  if (isOnTop)
    for (const [at, label] of labels.entries()) {
      if (at >= from && at <= to) continue;
      const first = rows[top];
      if (first) while (first.length <= left + at) first.push(null);
      if (first) first[left + at] = label;
      merges.push({ top, bottom: top + levels, left: left + at, right: left + at });
    }
  return labels.map((label, at) => [...(own[at] ?? []), label].join(" · "));
}

type Body = {
  readonly known: KnownTable;
  readonly groups: (typeof GROUPINGS)[number];
  readonly left: number;
  readonly header: readonly Cell[];
  /** The cells of the last row of the header, which may be repeated. */
  readonly headerRow: readonly Cell[] | undefined;
};

function addRecords(sheet: Sheet, { known, groups, left, header, headerRow }: Body): Expected {
  const { random, rows, merges, format, traits } = sheet;
  const asSections = groups === "sections" && headerRow !== undefined;
  const isFilledDown =
    (groups === "merged" && format === "workbook") ||
    (groups === "blank" && headerRow !== undefined);
  const hasSubtotals =
    known.isGrouped && random.chance(0.5) && known.columns.some(({ isAdded }) => isAdded);
  const hasGaps = random.chance(0.1);
  const everyPage = headerRow && random.chance(0.1) ? random.int(5, 12) : 0;
  if (known.isGrouped)
    traits.add(isFilledDown ? `groups ${groups}` : asSections ? "sections" : "groups");
  const place = { known, left, asSections };
  let group: number[] = [];
  for (const [at, record] of known.records.entries()) {
    const isNew = known.isGrouped && record[0] !== known.records[at - 1]?.[0];
    if (isNew && asSections) rows.push(shifted(left, [record[0] ?? null]));
    if (everyPage > 0 && at > 0 && at % everyPage === 0 && !isFilledDown) {
      traits.add("repeated header");
      rows.push([...(headerRow ?? [])]);
    } else if (hasGaps && at > 0 && random.chance(0.1)) {
      traits.add("blank rows");
      rows.push([]);
    }
    const cells = asSections ? record.slice(1) : [...record];
    if (isFilledDown && !isNew) cells[0] = null;
    if (isFilledDown && isNew && groups === "merged") {
      const size = known.records.filter(([name]) => name === record[0]).length;
      const end = known.records.findIndex(([name], next) => next > at && name !== record[0]);
      const last = (end < 0 ? known.records.length : end) - 1;
      if (!hasGaps && size > 1 && last > at)
        merges.push({ top: rows.length, bottom: rows.length + last - at, left, right: left });
    }
    if (isFilledDown && groups === "merged" && hasGaps) cells[0] = record[0] ?? null;
    rows.push(shifted(left, cells));
    group.push(at);
    const isLast = at === known.records.length - 1 || record[0] !== known.records[at + 1]?.[0];
    if (hasSubtotals && isLast && group.length > 0) {
      addTotal(sheet, place, { label: `${record[0]}`, of: group, isSubtotal: true });
      group = [];
    }
  }
  if (known.columns.some(({ isAdded }) => isAdded) && random.chance(hasSubtotals ? 0.9 : 0.45))
    addTotal(sheet, place, { label: undefined, of: [...known.records.keys()], isSubtotal: false });
  return { header: asSections ? ["Section", ...header] : header, records: known.records };
}

type Place = { readonly known: KnownTable; readonly left: number; readonly asSections: boolean };

function addTotal(
  sheet: Sheet,
  { known, left, asSections }: Place,
  {
    label,
    of,
    isSubtotal,
  }: { label: string | undefined; of: readonly number[]; isSubtotal: boolean },
): void {
  const { random, rows, style, format, summed, totals, traits } = sheet;
  const cells: Cell[] = known.columns.map(({ isAdded }, column) => {
    if (!isAdded) return null;
    const cents = of.reduce(
      (sum, at) => sum + Math.round((plainNumber(known.records[at]?.[column] ?? null) ?? 0) * 100),
      0,
    );
    return known.columns[column]?.heading === "Qty" ? String(cents / 100) : style.amount(cents);
  });
  const at = known.columns.findIndex(
    ({ isText, isAdded }, column) => isText && !isAdded && (!asSections || column > 0),
  );
  const name =
    label === undefined
      ? random.pick(["Total", "Grand Total", "Summe", "Gesamt", "Gesamtsumme"])
      : random.pick([
          `${label} total`,
          `Summe ${label}`,
          "Subtotal",
          "Zwischensumme",
          `Total ${label}`,
        ]);
  const place = at < 0 ? (asSections ? 1 : 0) : at;
  const isLabelled = !isSubtotal || random.chance(0.9);
  if (isLabelled && cells[place] === null) cells[place] = name;
  traits.add(isLabelled ? (isSubtotal ? "subtotals" : "total") : "bare totals");
  if (!isSubtotal && random.chance(0.2)) rows.push([]);
  totals.add(rows.length);
  if (format === "workbook" && random.chance(0.5)) summed.add(rows.length);
  rows.push(shifted(left, asSections ? cells.slice(1) : cells));
}

function addNotes({ random, rows, traits }: Sheet, left: number): void {
  if (!random.chance(0.3)) return;
  traits.add("notes");
  if (random.chance(0.7)) rows.push([]);
  else {
    rows.push(shifted(left, ["* Provisional figures"]));
    return;
  }
  rows.push(
    shifted(left, [
      random.pick([
        "Source: Finance",
        "Stand: November 2026",
        "Prepared by Dana Cole for the board meeting",
      ]),
    ]),
  );
}
