import type * as api from "@switchboard/api-client";
import type {
  FileReadingView,
  ReadingChoices,
  ReadingRow,
  SheetChoices,
} from "@switchboard/ui/patterns/file-reading";

const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** Choices as the page changes them. */
export function toChoices(choices: api.ReadingChoices): ReadingChoices {
  const { encoding, delimiter, decimal_sign, date_order, sheets } = choices;
  return {
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(decimal_sign !== undefined && { decimalSign: decimal_sign }),
    ...(date_order !== undefined && { dateOrder: date_order }),
    ...(sheets !== undefined && { sheets: mapValues(sheets, toSheetChoices) }),
  };
}

function toSheetChoices(choices: api.SheetChoices): SheetChoices {
  const { include, header, range, count_totals, include_hidden, types } = choices;
  return {
    ...(include !== undefined && { include }),
    ...(header !== undefined && { header }),
    ...(range !== undefined && { range }),
    ...(count_totals !== undefined && { countTotals: count_totals }),
    ...(include_hidden !== undefined && { includeHidden: include_hidden }),
    ...(types !== undefined && { types }),
  };
}

/** Choices as the server takes them. */
export function fromChoices(choices: ReadingChoices): api.ReadingChoices {
  const { encoding, delimiter, decimalSign, dateOrder, sheets } = choices;
  return {
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(decimalSign !== undefined && { decimal_sign: decimalSign }),
    ...(dateOrder !== undefined && { date_order: dateOrder }),
    ...(sheets !== undefined && { sheets: mapValues(sheets, fromSheetChoices) }),
  };
}

function fromSheetChoices(choices: SheetChoices): api.SheetChoices {
  const { include, header, range, countTotals, includeHidden, types } = choices;
  return {
    ...(include !== undefined && { include }),
    ...(header !== undefined && { header }),
    ...(range !== undefined && { range }),
    ...(countTotals !== undefined && { count_totals: countTotals }),
    ...(includeHidden !== undefined && { include_hidden: includeHidden }),
    ...(types !== undefined && { types: { ...types } }),
  };
}

/** How one sheet is read, as the page shows it. */
export const toReadingView = ({
  filename,
  encoding,
  delimiter,
  date_order: dateOrder,
  decimal_sign: decimalSign,
  sheets,
  sheet,
  row_total: rowTotal,
  tables,
  decisions,
}: api.FileReading): FileReadingView => ({
  filename,
  encoding,
  delimiter,
  dateOrder,
  decimalSign,
  sheets: sheets.map(({ name, state, row_count: rowCount }) => ({ name, state, rowCount })),
  sheet,
  rowTotal,
  tables: tables.map((table) => ({
    header: table.header,
    firstRow: table.first_row,
    lastRow: table.last_row,
    firstColumn: table.first_column,
    rowCount: table.row_count,
    columns: table.columns,
  })),
  decisions,
});

/** A row as the page shows it. */
export const toReadingRow = ({ kind, cells }: api.ReadingRow): ReadingRow => ({ kind, cells });
