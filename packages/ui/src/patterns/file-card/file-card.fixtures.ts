import type { FileCardView, FileColumn, FileColumnRole } from "./types.ts";

const NUMBER: FileColumnRole[] = ["main_figure", "adds_up", "averaged", "identifier", "group"];
const DATE: FileColumnRole[] = ["main_date", "end_date", "due_date", "other_date"];
const TEXT: FileColumnRole[] = ["group", "status", "person", "identifier"];

/** Columns whose roles were found, and can be changed. */
export const dealsFile: FileCardView = {
  id: "d-1",
  name: "deals.csv",
  tables: [
    {
      name: "deals",
      label: "deals.csv",
      rowCount: 1204,
      columns: [
        { name: "deal_id", label: "Deal ID", type: "text", role: "identifier", roles: TEXT },
        {
          name: "created",
          label: "Created",
          type: "date",
          earliest: "2026-01-03",
          latest: "2026-10-28",
          role: "main_date",
          roles: DATE,
        },
        { name: "owner", label: "Owner", type: "text", role: "person", roles: TEXT },
        { name: "amount", label: "Amount", type: "decimal", role: "main_figure", roles: NUMBER },
        { name: "fees", label: "Fees", type: "decimal", role: "adds_up", roles: NUMBER },
        { name: "won", label: "Won", type: "boolean" },
      ],
    },
  ],
  questions: ["What is the total Amount by Owner in deals.csv?"],
};

/** A small file of orders. */
export const salesFile: FileCardView = {
  name: "sales.csv",
  tables: [
    {
      label: "sales.csv",
      rowCount: 5210,
      columns: [
        { label: "Order ID", type: "integer" },
        { label: "Order Date", type: "date", earliest: "2026-01-03", latest: "2026-10-28" },
        { label: "Region", type: "text" },
        { label: "Customer", type: "text" },
        { label: "Unit Price", type: "decimal" },
        { label: "Amount", type: "decimal" },
        { label: "Paid", type: "boolean" },
      ],
    },
  ],
  questions: [
    "What is the total Amount by Region in sales.csv?",
    "Top 5 Customer by total Amount in sales.csv",
    "What is the total Amount by month in sales.csv?",
  ],
};

/** A file about whose reading something was decided. */
export const decidedFile: FileCardView = {
  ...salesFile,
  tables: salesFile.tables.map((table) => ({
    ...table,
    notes: ["Rows 12 and 4,317 are left out: totals, which are not counted."],
    decisions: [
      { kind: "same_shape", title: "Read as last month's file", doubtful: false },
      { kind: "header", title: "Header in rows 4–5", doubtful: false },
      { kind: "totals", title: "2 total rows left out", doubtful: false },
      { kind: "type", title: "2 cells are not numbers", doubtful: true },
    ],
  })),
};

const wide = (count: number): FileColumn[] =>
  Array.from({ length: count }, (_, index) => ({
    label:
      index === 4 ? "Antwortzeitüberschreitungsbegründungskennzeichen" : `Measure ${index + 1}`,
    type: index % 2 === 0 ? "decimal" : "text",
  }));

/** 200 columns, and a name that no line holds. */
export const wideFile: FileCardView = {
  name: `${"export_of_everything_that_was_measured_".repeat(4)}2026.csv`,
  tables: [{ label: "wide", rowCount: 1, columns: wide(200) }],
  questions: ["How many rows are in export.csv?"],
};

/** A workbook of five sheets. */
export const workbook: FileCardView = {
  name: "Budget 2026.xlsx",
  tables: ["Income", "Costs", "People", "Notes", "Old"].map((label, index) => ({
    label,
    rowCount: 40 + index,
    columns: wide(3),
  })),
  questions: [],
};
