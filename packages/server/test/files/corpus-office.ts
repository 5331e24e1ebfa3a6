import { large, table, type CorpusFile } from "./corpus.ts";

const file = (name: string): CorpusFile["content"] => ({ file: `../office/${name}` });

/** Workbooks laid out by hand as office workers do, in ExcelJS. */
export const OFFICE_FILES: readonly CorpusFile[] = [
  {
    name: "a project plan with phases",
    content: file("project-plan.xlsx"),
    tables: [
      large("Section|No.|Task|Owner|Start|End|Days|Budget (EUR)|Status", 8, {
        sheet: "Project plan",
        sums: { Days: 75, "Budget (EUR)": 80_891.4 },
      }),
      large("Status|Meaning", 3, { sheet: "Status" }),
    ],
    leftOut: [1, 2, 3, 10, 15, 19, 20, 22],
    decisions: ["sections", "titles", "totals", "notes"],
  },
  {
    name: "a cash flow with months across and sections down",
    content: file("cash-flow.xlsx"),
    tables: [
      large("Section|Column 2|Jan|Feb|Mar|Apr|May|Jun|H1", 7, {
        sums: { Jan: 764.1, Jun: 853.5, H1: 4598.3 },
        records: [
          [
            "Operating activities",
            "Payments from customers",
            ...[412.5, 398.2, 441, 455.3, 430.8, 467.1, 2604.9],
          ],
        ],
      }),
    ],
    leftOut: [1, 2, 5, 10, 14, 15, 20, 22, 23, 25],
    decisions: ["sections"],
  },
  {
    name: "a price list with categories, and discounts beside it",
    content: file("price-list.xlsx"),
    tables: [
      large("Section|Art.-Nr.|Bezeichnung|Einheit|Preis (€)|MwSt. (%)", 7, {
        sums: { "Preis (€)": 49.71 },
        records: [["Papier", "P-100", "Kopierpapier A4", "500 Blatt", 4.29, 19]],
      }),
      table("Menge ab|Rabatt (%)", [
        [10, 2],
        [50, 5],
        [100, 8],
      ]),
    ],
    leftOut: [1, 2, 18],
    decisions: ["sections", "side_by_side"],
  },
  {
    name: "a timesheet with merged days",
    content: file("timesheet.xlsx"),
    tables: [
      large("Date|Project|Hours · billable|Hours · internal|Remark", 6, {
        sums: { "Hours · billable": 26.75, "Hours · internal": 7.25 },
        records: [
          ["2026-11-02", "Harbour", 6, 2, null],
          ["2026-11-02", "Museum", null, 1.5, "call"],
        ],
      }),
    ],
    leftOut: [2, 3, 4, 14, 16],
    decisions: ["merged", "header"],
  },
  {
    name: "a report with quarters, invoices and heads",
    content: { file: "../../fixtures/office-report.xlsx" },
    tables: [
      large("Region|Account manager|H1 · Q1|H1 · Q2|H2 · Q3|H2 · Q4 (forecast)|Total|YoY %", 7, {
        sheet: "Sales 2026",
      }),
      large("Invoice no.|Customer|Issued|Due|Amount (EUR)|Status|Owner", 8, {
        sheet: "Open invoices",
      }),
      large("Department|Full time · Jan|Full time · Nov|Contractors · Jan|Contractors · Nov", 4, {
        sheet: "Headcount",
      }),
    ],
    decisions: ["totals", "sheets"],
  },
];
