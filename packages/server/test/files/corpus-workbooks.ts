import { table, type CorpusFile } from "./corpus.ts";
import { formula, workbook } from "./make-workbook.ts";
import { styledWorkbook } from "./styled-workbook.ts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Workbooks as people and programs lay them out. */
export const WORKBOOKS: readonly CorpusFile[] = [
  {
    name: "a title cell above a table",
    content: workbook({
      Sales: {
        rows: [
          ["Sales by region"],
          ["Generated 12 Nov 2026"],
          [],
          ["Region", "Orders", "Revenue"],
          ["North", 3, 120.5],
          ["South", 4, 99],
        ],
      },
    }),
    tables: [
      table("Region|Orders|Revenue", [
        ["North", 3, 120.5],
        ["South", 4, 99],
      ]),
    ],
    leftOut: [1, 2],
  },
  {
    name: "the old format",
    content: workbook(
      {
        Sales: {
          rows: [
            ["Region", "Day", "Revenue"],
            ["North", day("2026-01-02"), 120.5],
            ["South", day("2026-02-03"), 99],
          ],
        },
      },
      "biff8",
    ),
    tables: [
      table("Region|Day|Revenue", [
        ["North", "2026-01-02", 120.5],
        ["South", "2026-02-03", 99],
      ]),
    ],
  },
  {
    name: "merged groups down a column",
    content: workbook({
      Cities: {
        rows: [
          ["Region", "City", "Rev"],
          ["North", "A", 1],
          [null, "B", 2],
          [null, "C", 3],
          ["South", "D", 4],
          [null, "E", 5],
        ],
        merges: ["A2:A4", "A5:A6"],
      },
    }),
    tables: [
      table("Region|City|Rev", [
        ["North", "A", 1],
        ["North", "B", 2],
        ["North", "C", 3],
        ["South", "D", 4],
        ["South", "E", 5],
      ]),
    ],
    decisions: ["merged"],
  },
  {
    name: "a group named once, without merged cells",
    content: workbook({
      Cities: {
        rows: [
          ["Region", "City", "Rev"],
          ["North", "A", 1],
          [null, "B", 2],
          [null, "C", 3],
          ["South", "D", 4],
          [null, "E", 5],
        ],
      },
    }),
    tables: [
      table("Region|City|Rev", [
        ["North", "A", 1],
        ["North", "B", 2],
        ["North", "C", 3],
        ["South", "D", 4],
        ["South", "E", 5],
      ]),
    ],
    decisions: ["merged"],
  },
  {
    name: "a hidden sheet",
    content: workbook({
      Shown: {
        rows: [
          ["Item", "Qty"],
          ["A", 1],
          ["B", 2],
        ],
      },
      Private: {
        rows: [
          ["Who", "Salary"],
          ["Ann", 5000],
        ],
        hidden: true,
      },
    }),
    tables: [
      table("Item|Qty", [
        ["A", 1],
        ["B", 2],
      ]),
    ],
    decisions: ["hidden"],
  },
  {
    name: "a header merged over columns and rows",
    content: workbook({
      Dues: {
        rows: [
          ["Customer", "Due", "October", null, "November", null],
          [null, null, "Billed", "Paid", "Billed", "Paid"],
          ["Alder", day("2026-10-03"), 1240, 0, 980, 0],
          ["Bright", day("2026-10-10"), 7215.5, 0, 0, 0],
        ],
        merges: ["A1:A2", "B1:B2", "C1:D1", "E1:F1"],
      },
    }),
    tables: [
      table("Customer|Due|October · Billed|October · Paid|November · Billed|November · Paid", [
        ["Alder", "2026-10-03", 1240, 0, 980, 0],
        ["Bright", "2026-10-10", 7215.5, 0, 0, 0],
      ]),
    ],
  },
  {
    name: "totals by formula",
    content: workbook({
      S: {
        rows: [
          ["Item", "Amount"],
          ["A", 1.5],
          ["B", 2.5],
          ["Sum total of all", formula("SUM(B2:B3)", 4)],
        ],
      },
    }),
    tables: [
      table("Item|Amount", [
        ["A", 1.5],
        ["B", 2.5],
      ]),
    ],
    leftOut: [4],
  },
  {
    name: "totals over a column of totals",
    content: workbook({
      S: {
        rows: [
          ["Region", "Jan", "Feb", "Total"],
          ["North", 10, 20, formula("SUM(B2:C2)", 30)],
          ["South", 5, 6, formula("SUM(B3:C3)", 11)],
          [
            "Total",
            formula("SUM(B2:B3)", 15),
            formula("SUM(C2:C3)", 26),
            formula("SUM(D2:D3)", 41),
          ],
        ],
      },
    }),
    tables: [
      table("Region|Jan|Feb|Total", [
        ["North", 10, 20, 30],
        ["South", 5, 6, 11],
      ]),
    ],
    leftOut: [4],
  },
  {
    name: "two tables side by side with titles",
    content: workbook({
      Board: {
        rows: [
          ["Revenue", null, null, "Team"],
          ["Region", "Amount", null, "Rep", "City"],
          ["North", 10, null, "Dana", "Rome"],
          ["South", 20, null, "Luis", "Oslo"],
          ["Total", 30, null, "Priya", "Bonn"],
        ],
      },
    }),
    tables: [
      table(
        "Region|Amount",
        [
          ["North", 10],
          ["South", 20],
        ],
        { sheet: "Board, Revenue" },
      ),
      table(
        "Rep|City",
        [
          ["Dana", "Rome"],
          ["Luis", "Oslo"],
          ["Priya", "Bonn"],
        ],
        { sheet: "Board, Team" },
      ),
    ],
  },
  {
    name: "two tables below each other with titles",
    content: workbook({
      Sales: {
        rows: [
          ["Revenue"],
          ["Region", "Amount"],
          ["North", 10],
          ["South", 20],
          [],
          ["Open invoices"],
          ["Invoice", "Due", "Amount"],
          ["R-1", day("2026-01-05"), 7],
          ["R-2", day("2026-02-05"), 8],
        ],
      },
    }),
    tables: [
      table(
        "Region|Amount",
        [
          ["North", 10],
          ["South", 20],
        ],
        { sheet: "Sales, Revenue" },
      ),
      table(
        "Invoice|Due|Amount",
        [
          ["R-1", "2026-01-05", 7],
          ["R-2", "2026-02-05", 8],
        ],
        { sheet: "Sales, Open invoices" },
      ),
    ],
  },
  {
    name: "a table above two that are side by side",
    content: workbook({
      Board: {
        rows: [
          ["Month", "Sales", "Cost", "Margin", "Share"],
          ["Jan", 10, 5, 5, 1],
          ["Feb", 20, 9, 11, 2],
          [],
          ["Region", "Amount", null, "Rep", "Visits"],
          ["North", 10, null, "Dana", 3],
          ["South", 20, null, "Luis", 4],
          [null, null, null, "Priya", 5],
        ],
      },
    }),
    tables: [
      table("Month|Sales|Cost|Margin|Share", [
        ["Jan", 10, 5, 5, 1],
        ["Feb", 20, 9, 11, 2],
      ]),
      table("Region|Amount", [
        ["North", 10],
        ["South", 20],
      ]),
      table("Rep|Visits", [
        ["Dana", 3],
        ["Luis", 4],
        ["Priya", 5],
      ]),
    ],
  },
  {
    name: "a text of two lines beside a sheet with a table",
    content: workbook({
      Data: {
        rows: [
          ["Item", "Qty"],
          ["A", 1],
          ["B", 2],
        ],
      },
      "Read me": { rows: [["Read me"], ["Updated every month by the finance team."]] },
    }),
    tables: [
      table("Item|Qty", [
        ["A", 1],
        ["B", 2],
      ]),
    ],
    decisions: ["sheets"],
  },
  {
    name: "a list of codes between tables",
    content: workbook({
      Lists: {
        rows: [
          ["Item", "Qty"],
          ["A", 1],
          ["B", 2],
          [],
          ["Codes"],
          [1001],
          [1002],
          [1003],
          [],
          ["Rep", "City"],
          ["Dana", "Rome"],
          ["Luis", "Oslo"],
        ],
      },
    }),
    tables: [
      table("Item|Qty", [
        ["A", 1],
        ["B", 2],
      ]),
      table("Codes", [[1001], [1002], [1003]]),
      table("Rep|City", [
        ["Dana", "Rome"],
        ["Luis", "Oslo"],
      ]),
    ],
  },
  {
    name: "categories merged over the table",
    content: workbook({
      Prices: {
        rows: [
          ["Item", "Unit", "Price"],
          ["Cola", "0.3 l", 2.5],
          ["Snacks", null, null],
          ["Chips", "bag", 1.2],
          ["Nuts", "bag", 2],
        ],
        merges: ["A3:C3"],
      },
    }),
    tables: [
      table("Section|Item|Unit|Price", [
        [null, "Cola", "0.3 l", 2.5],
        ["Snacks", "Chips", "bag", 1.2],
        ["Snacks", "Nuts", "bag", 2],
      ]),
    ],
    decisions: ["sections"],
  },
  {
    name: "blank columns left and notes below",
    content: workbook({
      S: {
        rows: [
          [],
          [null, null, "Region", "Rep", "Amount"],
          [null, null, "North", "Dana", 10],
          [null, null, "South", "Luis", 20],
          [],
          [null, null, "Source: Finance"],
        ],
      },
    }),
    tables: [
      table("Region|Rep|Amount", [
        ["North", "Dana", 10],
        ["South", "Luis", 20],
      ]),
    ],
    leftOut: [6],
  },
  {
    name: "several sheets",
    content: workbook({
      One: {
        rows: [
          ["a", "b"],
          [1, 2],
        ],
      },
      Empty: { rows: [] },
      Two: {
        rows: [
          ["x", "y"],
          ["p", true],
        ],
      },
    }),
    tables: [
      table("a|b", [[1, 2]], { sheet: "One" }),
      table("x|y", [["p", true]], { sheet: "Two" }),
    ],
  },
  {
    name: "a table of dates over the columns",
    content: workbook({
      S: {
        rows: [
          ["Region", day("2026-01-01"), day("2026-02-01")],
          ["North", 120.5, 99],
          ["South", 4, 7],
        ],
      },
    }),
    tables: [
      table("Region|2026-01-01|2026-02-01", [
        ["North", 120.5, 99],
        ["South", 4, 7],
      ]),
    ],
  },
  {
    name: "a total in the row above a note",
    content: workbook({
      S: {
        rows: [
          ["Item", "Amount", "Tax"],
          ["A", 100.5, 19.1],
          ["B", 200.25, 38.05],
          [null, 300.75, 57.15],
          [],
          ["Stand: November 2026"],
        ],
      },
    }),
    tables: [
      table("Item|Amount|Tax", [
        ["A", 100.5, 19.1],
        ["B", 200.25, 38.05],
      ]),
    ],
    leftOut: [4, 6],
  },
  {
    name: "a sheet of names and values",
    content: workbook({
      Data: {
        rows: [
          ["Item", "Qty"],
          ["A", 1],
          ["B", 2],
        ],
      },
      About: {
        rows: [
          ["Prepared by:", "Dana"],
          ["Date:", day("2026-11-01")],
          ["Version:", 3],
        ],
      },
    }),
    tables: [
      table("Item|Qty", [
        ["A", 1],
        ["B", 2],
      ]),
    ],
    decisions: ["sheets"],
  },
  {
    name: "a total in bold with a name of its own",
    content: styledWorkbook([
      ["b", "Item", "Amount"],
      ["", "Chairs", 100],
      ["", "Desks", 250],
      ["", "Lamps", 300],
      ["b", "In all", 650],
    ]),
    tables: [
      table("Item|Amount", [
        ["Chairs", 100],
        ["Desks", 250],
        ["Lamps", 300],
      ]),
    ],
    leftOut: [5],
  },
  {
    name: "sums in bold above and below a blank row",
    content: styledWorkbook([
      ["b", "Item", "Qty", "Amount"],
      ["", "Chairs", 1, 10],
      ["", "Desks", 2, 25],
      ["b", "Furniture", 3, 35],
      [""],
      ["", "Pens", 4, 5],
      ["", "Pads", 5, 6],
      ["b", "Paper", 9, 11],
    ]),
    tables: [{ ...table("Item|Qty|Amount", []), rows: 4, sums: { Qty: 12, Amount: 46 } }],
    leftOut: [4, 8],
  },
  {
    name: "a record in bold that is no sum",
    content: styledWorkbook([
      ["b", "Item", "Amount"],
      ["", "Chairs", 100],
      ["b", "Desks", 250],
      ["", "Lamps", 300],
    ]),
    tables: [{ ...table("Item|Amount", []), rows: 3 }],
    leftOut: [],
  },
  {
    name: "a pivot table of averages, moved in",
    content: styledWorkbook([
      ["", "Row Labels", "Average of Price"],
      ["", "North", 15],
      ["1", "Ann", 10],
      ["1", "Bob", 20],
      ["", "South", 15],
      ["1", "Cid", 15],
      ["", "Grand Total", 15],
    ]),
    tables: [
      table("Section|Row Labels|Average of Price", [
        ["North", "Ann", 10],
        ["North", "Bob", 20],
        ["South", "Cid", 15],
      ]),
    ],
    leftOut: [2, 5, 7],
  },
  {
    name: "a statement whose lines are moved in by a format",
    content: styledWorkbook([
      ["", "Position", "2025", "2026"],
      ["b", "Revenue", 100, 120],
      ["1", "Products", 60, 80],
      ["1", "Services", 40, 40],
      ["b", "Costs", 50, 60],
      ["1", "Rent", 20, 20],
      ["1", "Staff", 30, 40],
      ["2", "Berlin", 10, 15],
      ["2", "Rome", 20, 25],
    ]),
    tables: [{ ...table("Section|Position|2025|2026", []), rows: 5, sums: { 2025: 150 } }],
    leftOut: [2, 5, 7],
  },
];
