import { ROWS_PER_PAGE } from "./pages.logic.ts";
import type {
  FileReadingReady,
  FileReadingView,
  ReadingColumn,
  ReadingPages,
  ReadingRow,
  TypeCost,
} from "./types.ts";

const costs = (
  filled: number,
  lost: Partial<Record<TypeCost["type"], number>>,
  unit?: string,
): TypeCost[] =>
  (["text", "number", "percentage", "date", "boolean"] as const).map((type) => ({
    type,
    filled,
    lost: type === "text" ? 0 : (lost[type] ?? filled),
    ...(type === "number" && { unit }),
  }));

const column = (label: string, type: string, more: Partial<ReadingColumn> = {}): ReadingColumn => ({
  heading: label,
  label,
  type,
  types: costs(4310, type === "decimal" ? { number: 0 } : {}, more.unit),
  ...more,
});

const columns: ReadingColumn[] = [
  column("Customer", "text"),
  column("Invoice", "text"),
  column("Due", "date", { types: costs(4310, { date: 0 }) }),
  column("October · Billed", "decimal", { unit: "USD" }),
  column("October · Paid", "decimal", { unit: "USD" }),
  column("November · Billed", "decimal", { unit: "USD" }),
  column("November · Paid", "text", {
    unit: "USD",
    types: costs(4310, { number: 2 }, "USD"),
    cells: [
      { row: 17, text: "tbd" },
      { row: 2204, text: "see note" },
    ],
  }),
  column("Open", "decimal", { unit: "USD" }),
];

const customers = [
  "Alder & Co",
  "Brightwater",
  "Copper Kettle",
  "Corner Press",
  "Marlow & Finch",
  "Oakline Offices",
  "Pier Nine",
  "Rowan Street",
  "Sundial Market",
  "The Daily Grind",
  "Tideway Rowing",
  "Union Canteen",
  "Vale Theatre",
];

const money = (value: number) =>
  (value / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function valueRow(number: number): ReadingRow {
  const seed = number * 7919;
  const paid = number === 17 ? "tbd" : number === 2204 ? "see note" : money((seed * 3) % 98_000);
  return {
    kind: "value",
    cells: [
      customers[number % customers.length] ?? null,
      `INV-${20_000 + number}`,
      `${String((number % 28) + 1).padStart(2, "0")}.10.2026`,
      money(seed % 984_000),
      money((seed * 5) % 410_000),
      money((seed * 2) % 160_000),
      paid,
      money((seed * 11) % 721_000),
    ],
  };
}

const alone = (kind: ReadingRow["kind"], text: string): ReadingRow => ({
  kind,
  cells: [text, null, null, null, null, null, null, null],
});
const empty: ReadingRow = { kind: "empty", cells: [] };

const special: Record<number, ReadingRow> = {
  1: alone("title", "Halden Coffee Ltd"),
  2: alone("title", "Open invoices by customer, as of 27.11.2026"),
  3: empty,
  4: {
    kind: "header",
    cells: ["Customer", "Invoice", "Due", "October", null, "November", null, "Open"],
  },
  5: { kind: "header", cells: [null, null, null, "Billed", "Paid", "Billed", "Paid", null] },
  12: {
    kind: "total",
    cells: [
      "Subtotal, central",
      null,
      null,
      "26,122.60",
      "1,855.00",
      "1,620.00",
      "640.00",
      "25,247.60",
    ],
  },
  4317: {
    kind: "total",
    cells: [
      "Grand total",
      null,
      null,
      "1,204,886.15",
      "982,410.90",
      "1,087,442.70",
      "806,915.35",
      "503,002.60",
    ],
  },
  4318: empty,
  4319: alone("note", "Prepared by Finance. Paid after the 20th is shown next month."),
};

/** A page of rows, the way a server answers. */
export function pageOf(
  page: number,
  total: number,
  row: (number: number) => ReadingRow,
): readonly ReadingRow[] {
  const from = page * ROWS_PER_PAGE + 1;
  const count = Math.min(ROWS_PER_PAGE, total - from + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => row(from + at));
}

/** A workbook with a sheet for each branch and month, of which a late one is shown. */
export const manySheets = (view: FileReadingView): FileReadingView => ({
  ...view,
  sheets: Array.from({ length: 30 }, (_, at) => ({
    name: sheetName(at + 1),
    state: at % 7 === 5 ? "hidden" : "read",
    rowCount: at % 7 === 5 ? 0 : (at + 1) * 311,
  })),
  sheet: sheetName(25),
});

const sheetName = (at: number) =>
  at % 5 === 0 ? `Receivables of branch ${at}, as of November 2026` : `Branch ${at}`;

/** A row of the file of receivables. */
export const receivablesRow = (number: number): ReadingRow => special[number] ?? valueRow(number);

/** A workbook with two rows of titles, a header of two rows, totals, a hidden sheet and a note. */
export const receivables: FileReadingView = {
  filename: "receivables-november.xlsx",
  sheets: [
    { name: "Open invoices", state: "read", rowCount: 4310 },
    { name: "Credit limits", state: "read", rowCount: 312 },
    { name: "Read me", state: "no_table", rowCount: 0 },
    { name: "Payroll", state: "hidden", rowCount: 0 },
  ],
  sheet: "Open invoices",
  dateOrder: "day",
  rowTotal: 4319,
  tables: [
    {
      header: { first: 4, last: 5 },
      firstRow: 4,
      lastRow: 4317,
      firstColumn: 1,
      rowCount: 4310,
      columns,
    },
  ],
  decisions: [
    {
      kind: "header",
      title: "Header in rows 4–5",
      sentence: "Two rows joined: “October · Billed”.",
      doubtful: false,
      rows: [4, 5],
    },
    {
      kind: "titles",
      title: "2 title rows left out",
      sentence: "Rows 1 and 2 are left out: above the header.",
      doubtful: false,
      rows: [1, 2],
    },
    {
      kind: "totals",
      title: "2 total rows left out",
      sentence: "Rows 12 and 4,317 are left out: totals, which are not counted.",
      doubtful: false,
      rows: [12, 4317],
    },
    { kind: "hidden", title: "1 hidden sheet: Payroll", sentence: "Left out.", doubtful: false },
    {
      kind: "type",
      title: "2 of 4,310 cells are not numbers",
      sentence: "Row 17 “tbd”, row 2,204 “see note”. Paid stays text, nothing is lost.",
      doubtful: true,
      column: "November · Paid",
      cells: [
        { row: 17, text: "tbd" },
        { row: 2204, text: "see note" },
      ],
    },
    {
      kind: "type",
      title: "Due read as dates, day first",
      sentence: "25.09.2026 can only be 25 September.",
      doubtful: false,
      column: "Due",
    },
    {
      kind: "notes",
      title: "1 note below left out",
      sentence: "Row 4,319 is left out: below the table.",
      doubtful: false,
      rows: [4319],
    },
  ],
};

const firstPages = (view: FileReadingView, row: (number: number) => ReadingRow): ReadingPages =>
  new Map([[0, pageOf(0, view.rowTotal, row)]]);

/** A page without changes. */
export function ready(
  reading: FileReadingView,
  row: (number: number) => ReadingRow,
  more: Partial<FileReadingReady> = {},
): FileReadingReady {
  return {
    kind: "ready",
    reading,
    pages: firstPages(reading, row),
    choices: {},
    saved: {},
    forNext: false,
    savedForNext: false,
    ...more,
  };
}

const customerNames = ["Müller, Zürich", "Noël", "Groß & Söhne", "Café Zoë"];

/** A text file whose encoding is in doubt. */
export const customersFile = {
  filename: "kunden.csv",
  encoding: {
    label: "windows-1252",
    name: "Windows-1252, Western",
    doubtful: true,
    candidates: [
      {
        label: "windows-1252",
        name: "Windows-1252, Western",
        sample: "Müller, Zürich · Noël · 12 €",
        likely: true,
      },
      { label: "utf-8", name: "UTF-8", sample: "M�ller, Z�rich · No�l · 12 �", likely: false },
      {
        label: "macintosh",
        name: "Mac OS Roman",
        sample: "M¸ller, Z¸rich · NoÎl · 12 Ä",
        likely: false,
      },
    ],
  },
  delimiter: ";",
  sheets: [{ name: "", state: "read", rowCount: 40 }],
  sheet: "",
  rowTotal: 41,
  tables: [
    {
      header: { first: 1, last: 1 },
      firstRow: 1,
      lastRow: 41,
      firstColumn: 1,
      rowCount: 40,
      columns: [column("Kunde", "text"), column("Umsatz", "decimal", { unit: "EUR" })],
    },
  ],
  decisions: [
    {
      kind: "encoding",
      title: "Read as Windows-1252",
      sentence: "The file does not say how its letters are written; “Müller” reads right this way.",
      doubtful: true,
    },
  ],
} satisfies FileReadingView;

/** The same file in an encoding that it is not written in. */
export const misreadCustomers: FileReadingView = {
  ...customersFile,
  encoding: { ...customersFile.encoding, label: "utf-8", name: "UTF-8" },
};

export const customersRow = (number: number): ReadingRow =>
  number === 1
    ? { kind: "header", cells: ["Kunde", "Umsatz"] }
    : {
        kind: "value",
        cells: [customerNames[number % customerNames.length] ?? null, `${number * 12},50`],
      };

/** A text file without a header. */
export const headless: FileReadingView = {
  ...customersFile,
  filename: "readings.txt",
  encoding: { label: "utf-8", name: "UTF-8", doubtful: false, candidates: [] },
  delimiter: "\t",
  rowTotal: 40,
  tables: [
    {
      firstRow: 1,
      lastRow: 40,
      firstColumn: 1,
      rowCount: 40,
      columns: [column("Column A", "text"), column("Column B", "decimal")],
    },
  ],
  decisions: [
    {
      kind: "header",
      title: "No header",
      sentence: "The first row has values, so the columns are named by their position.",
      doubtful: true,
    },
  ],
};

/** A sheet of text. */
export const readMe: FileReadingView = {
  ...receivables,
  sheet: "Read me",
  rowTotal: 3,
  tables: [],
  decisions: [
    {
      kind: "sheets",
      title: "1 sheet without a table",
      sentence: "The sheet 'Read me' holds no table and is left out.",
      doubtful: false,
    },
  ],
};

export const readMeRow = (number: number): ReadingRow =>
  number === 2
    ? empty
    : alone("outside", number === 1 ? "About this workbook" : "Ask Finance before you change it.");

/** A hidden sheet. */
export const payroll: FileReadingView = {
  ...receivables,
  sheet: "Payroll",
  rowTotal: 12,
  tables: [],
  decisions: [
    {
      kind: "hidden",
      title: "1 hidden sheet: Payroll",
      sentence: "The sheet 'Payroll' is hidden and left out.",
      doubtful: false,
    },
  ],
};

export const payrollRow = (number: number): ReadingRow => ({
  kind: "outside",
  cells: number === 1 ? ["Name", "Salary"] : [customers[number] ?? null, money(number * 310_000)],
});

/** Two tables, one above the other. */
export const twoTables: FileReadingView = {
  ...receivables,
  filename: "summary.xlsx",
  sheets: [{ name: "Summary", state: "read", rowCount: 22 }],
  sheet: "Summary",
  rowTotal: 30,
  tables: [
    {
      header: { first: 1, last: 1 },
      firstRow: 1,
      lastRow: 11,
      firstColumn: 1,
      rowCount: 10,
      columns: [column("Region", "text"), column("Revenue", "decimal", { unit: "EUR" })],
    },
    {
      header: { first: 15, last: 15 },
      firstRow: 15,
      lastRow: 27,
      firstColumn: 1,
      rowCount: 12,
      columns: [column("Month", "text"), column("Orders", "integer")],
    },
  ],
  decisions: [],
};

export function twoTablesRow(number: number): ReadingRow {
  if (number === 1) return { kind: "header", cells: ["Region", "Revenue"] };
  if (number === 15) return { kind: "header", cells: ["Month", "Orders"] };
  if ((number > 11 && number < 15) || number > 27) return empty;
  return {
    kind: "value",
    cells: number < 12 ? [`Region ${number}`, money(number * 98_700)] : [`M${number - 15}`, "412"],
  };
}

/** 300 columns with names that no cell holds, some of them in another direction. */
export const wide: FileReadingView = {
  ...twoTables,
  filename: `${"export_of_everything_that_was_measured_".repeat(3)}2026.xlsx`,
  sheets: [{ name: "مرحبا", state: "read", rowCount: 99_999 }],
  sheet: "مرحبا",
  rowTotal: 100_000,
  tables: [
    {
      header: { first: 1, last: 1 },
      firstRow: 1,
      lastRow: 100_000,
      firstColumn: 1,
      rowCount: 99_999,
      columns: Array.from({ length: 300 }, (_, at) =>
        column(
          at === 1
            ? "بالعالم"
            : at === 2
              ? "Antwortzeitüberschreitungsbegründung"
              : `Measure ${at + 1}`,
          at % 3 === 0 ? "decimal" : "text",
          { types: [] },
        ),
      ),
    },
  ],
  decisions: [],
};

export const wideRow = (number: number): ReadingRow => ({
  kind: number === 1 ? "header" : "value",
  cells: Array.from({ length: 300 }, (_, at) =>
    at === 1 ? "مرحبا بالعالم" : at === 2 ? "x".repeat(90) : `${number}.${at}`,
  ),
});
