import type {
  FileReading,
  ReadingChoices as ChoicesAnswer,
  ReadingDecision,
  SheetChoices as SheetChoicesAnswer,
} from "@switchboard/api-client/types";
import type {
  Dataset,
  Decision,
  FileInspection,
  ReadingChoices,
  SheetChoices,
} from "../../domain/datasets/ports.ts";

/** How a file is read in the form of the contract. */
export const toReading = (
  dataset: Dataset,
  choices: ReadingChoices,
  { sheets, sheet, rows, rowTotal, tables, decisions, encoding, delimiter, found }: FileInspection,
  answers?: number,
): FileReading => ({
  id: dataset.id,
  filename: dataset.filename,
  choices: toChoices(choices),
  for_next: dataset.reading.forNext ?? false,
  ...(encoding && {
    encoding: {
      label: encoding.label,
      name: encoding.name,
      doubtful: encoding.isDoubtful,
      candidates: encoding.candidates.map(({ isLikely, ...one }) => ({ ...one, likely: isLikely })),
    },
  }),
  ...(delimiter !== undefined && { delimiter }),
  ...defined({ date_order: found.dateOrder, decimal_sign: found.decimalSign, answers }),
  sheets: sheets.map(({ rowCount, ...one }) => ({ ...one, row_count: rowCount })),
  sheet,
  rows: rows.map((row) => ({ ...row, cells: [...row.cells] })),
  row_total: rowTotal,
  tables: tables.map((table) => ({
    label: table.label,
    ...(table.header && { header: table.header }),
    first_row: table.firstRow,
    last_row: table.lastRow,
    first_column: table.firstColumn,
    row_count: table.rowCount,
    columns: table.columns.map(({ types, cells, ...column }) => ({
      ...column,
      types: [...types],
      ...(cells && { cells: [...cells] }),
    })),
  })),
  decisions: decisions.map(toDecision),
});

/** A decision in the form of the contract. */
export const toDecision = ({
  isDoubtful = false,
  rows,
  cells,
  likely: _likely,
  ...decision
}: Decision): ReadingDecision => ({
  ...decision,
  doubtful: isDoubtful,
  ...(rows && { rows: [...rows] }),
  ...(cells && { cells: [...cells] }),
});

const toChoices = ({ decimalSign, dateOrder, sheets, ...others }: ReadingChoices): ChoicesAnswer =>
  defined({
    ...others,
    decimal_sign: decimalSign,
    date_order: dateOrder,
    sheets: sheets && mapValues(sheets, toSheetChoices),
  }) as ChoicesAnswer;

const toSheetChoices = ({
  header,
  countTotals,
  includeHidden,
  ...others
}: SheetChoices): SheetChoicesAnswer =>
  defined({
    ...others,
    header: header === "none" ? { first: 0, last: 0 } : header,
    count_totals: countTotals,
    include_hidden: includeHidden,
  }) as SheetChoicesAnswer;

/** Choices as a client sent them. */
export const fromChoices = ({
  decimal_sign: decimalSign,
  date_order: dateOrder,
  sheets,
  ...others
}: ChoicesAnswer): ReadingChoices =>
  defined({
    ...others,
    decimalSign,
    dateOrder,
    sheets: sheets && mapValues(sheets, fromSheetChoices),
  });

const fromSheetChoices = ({
  header,
  count_totals: countTotals,
  include_hidden: includeHidden,
  ...others
}: SheetChoicesAnswer): SheetChoices =>
  defined({
    ...others,
    header: header?.first === 0 ? ("none" as const) : header,
    countTotals,
    includeHidden,
  });

/** Without what is undefined, so that no choice is kept as one. */
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const mapValues = <A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
