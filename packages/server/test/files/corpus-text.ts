import { lines, table, type CorpusFile } from "./corpus.ts";

/** Text files as programs and people write them. */
export const TEXT_FILES: readonly CorpusFile[] = [
  {
    name: "titles above a header",
    content: lines(
      "Sales by region",
      "Generated 12 Nov 2026",
      "",
      "Region,Orders,Revenue",
      "North,3,120.50",
      "South,4,99.00",
    ),
    tables: [
      table("Region|Orders|Revenue", [
        ["North", 3, 120.5],
        ["South", 4, 99],
      ]),
    ],
    leftOut: [1, 2],
  },
  {
    name: "codes like exponents",
    content: lines("part,qty", "1E5,3", "2E10,4", "3E1,5"),
    tables: [
      table("part|qty", [
        ["1E5", 3],
        ["2E10", 4],
        ["3E1", 5],
      ]),
    ],
  },
  {
    name: "times with a zone",
    content: lines(
      "Id,Created,Amount",
      "1,2026-03-07T14:05:00Z,10",
      "2,2026-04-08T09:00:00.123Z,20",
      "3,2026-04-09T10:00:00+02:00,30",
    ),
    tables: [
      table("Id|Created|Amount", [
        [1, "2026-03-07 14:05:00", 10],
        [2, "2026-04-08 09:00:00.123", 20],
        [3, "2026-04-09 08:00:00", 30],
      ]),
    ],
  },
  {
    name: "money, percent and brackets",
    content: lines("Item,Price,Share,Net", 'A,"$1,234.50",12%,"(1,200.00)"', "B,$7.25,7.5%,5.00"),
    tables: [
      {
        headings: ["Item", "Price ($)", "Share (%)", "Net"],
        rows: 2,
        sums: { "Price ($)": 1241.75, Net: -1195 },
      },
    ],
  },
  {
    name: "rows that end early",
    content: lines("Name,City,Phone", "Ann,Rome,123", "Bob,Paris", "Cid"),
    tables: [
      table("Name|City|Phone", [
        ["Ann", "Rome", 123],
        ["Bob", "Paris", null],
        ["Cid", null, null],
      ]),
    ],
    decisions: ["short_rows"],
  },
  {
    name: "no header",
    content: lines("1,2026-01-01,55.20", "2,2026-01-02,60.00", "3,2026-01-03,71.10"),
    tables: [
      table("Column 1|Column 2|Column 3", [
        [1, "2026-01-01", 55.2],
        [2, "2026-01-02", 60],
        [3, "2026-01-03", 71.1],
      ]),
    ],
    decisions: ["header"],
  },
  {
    name: "Cyrillic in an old encoding",
    content: Uint8Array.from([
      ...[0xca, 0xeb, 0xe8, 0xe5, 0xed, 0xf2, 0x3b, 0xd1, 0xf3, 0xec, 0xec, 0xe0, 0x0a],
      ...[0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2, 0x3b, 0x31, 0x32, 0x30, 0x30, 0x2c, 0x35, 0x30, 0x0a],
      ...[0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2, 0xe0, 0x3b, 0x39, 0x39, 0x2c, 0x30, 0x30, 0x0a],
    ]),
    tables: [
      table("Клиент|Сумма", [
        ["Иванов", 1200.5],
        ["Петрова", 99],
      ]),
    ],
  },
  {
    name: "decimal commas between semicolons",
    content: lines("Kunde;Ort;Betrag", "Alder GmbH;Bonn;1200,50", "Fischer KG;Köln;99,00"),
    tables: [
      table("Kunde|Ort|Betrag", [
        ["Alder GmbH", "Bonn", 1200.5],
        ["Fischer KG", "Köln", 99],
      ]),
    ],
  },
  {
    name: "decimal commas, and rows of different lengths",
    content: lines(
      "Kunde;Betrag;Steuer;Hinweis;Ort",
      "Alder;12,50;2,38",
      "Fischer;9,00;1,71;neu;Bonn",
      "Jensen;8,00;1,52",
    ),
    tables: [
      table("Kunde|Betrag|Steuer|Hinweis|Ort", [
        ["Alder", 12.5, 2.38, null, null],
        ["Fischer", 9, 1.71, "neu", "Bonn"],
        ["Jensen", 8, 1.52, null, null],
      ]),
    ],
  },
  {
    name: "tabs",
    content: lines("Name\tAge", "Ann\t31", "Bob\t42"),
    tables: [
      table("Name|Age", [
        ["Ann", 31],
        ["Bob", 42],
      ]),
    ],
  },
  {
    name: "bars",
    content: lines("Name|Age", "Ann|31", "Bob|42"),
    tables: [
      table("Name|Age", [
        ["Ann", 31],
        ["Bob", 42],
      ]),
    ],
  },
  {
    name: "a named delimiter",
    content: lines("sep=;", "a;b", "1;2"),
    tables: [table("a|b", [[1, 2]])],
  },
  {
    name: "a grand total",
    content: lines("Region,Orders,Revenue", "North,3,120.50", "South,4,99.00", "Total,7,219.50"),
    tables: [
      table("Region|Orders|Revenue", [
        ["North", 3, 120.5],
        ["South", 4, 99],
      ]),
    ],
    leftOut: [4],
    decisions: ["totals"],
  },
  {
    name: "subtotals in German",
    content: lines(
      "Region;Ort;Betrag",
      "Nord;Kiel;10,00",
      "Nord;Bremen;20,00",
      "Zwischensumme;;30,00",
      "Süd;Ulm;5,00",
      "Süd;Ulm;7,00",
      "Zwischensumme;;12,00",
      "Gesamtsumme;;42,00",
    ),
    tables: [
      table("Region|Ort|Betrag", [
        ["Nord", "Kiel", 10],
        ["Nord", "Bremen", 20],
        ["Süd", "Ulm", 5],
        ["Süd", "Ulm", 7],
      ]),
    ],
    leftOut: [4, 7, 8],
  },
  {
    name: "a total without a name",
    content: lines(
      "Month,Hours,Cost",
      "Jan,10,100.00",
      "Feb,20,200.00",
      "Mar,30,300.00",
      ",60,600.00",
    ),
    tables: [
      table("Month|Hours|Cost", [
        ["Jan", 10, 100],
        ["Feb", 20, 200],
        ["Mar", 30, 300],
      ]),
    ],
    leftOut: [5],
  },
  {
    name: "a total in a language that is not known",
    content: lines(
      "Projekt,Sati,Cijena",
      "Most,120,1400.50",
      "Cesta,250,3100.25",
      "Tunel,310,2200.75",
      "Sveukupno,680,6701.50",
    ),
    tables: [
      table("Projekt|Sati|Cijena", [
        ["Most", 120, 1400.5],
        ["Cesta", 250, 3100.25],
        ["Tunel", 310, 2200.75],
      ]),
    ],
    leftOut: [5],
  },
  {
    name: "a total of three decimals",
    content: lines("Part,Weight", "A,1.234", "B,0.500", "C,2.25", "Total,3.984"),
    tables: [
      table("Part|Weight", [
        ["A", 1.234],
        ["B", 0.5],
        ["C", 2.25],
      ]),
    ],
    leftOut: [5],
  },
  {
    name: "an average",
    content: lines("Name,Score", "Ann,80", "Bob,90", "Average,85"),
    tables: [
      table("Name|Score", [
        ["Ann", 80],
        ["Bob", 90],
      ]),
    ],
    leftOut: [4],
  },
  {
    name: "suppliers called Total",
    content: lines(
      "Supplier,City,Spend",
      "BP,London,900",
      "Total Energies,Paris,1200",
      "Shell,London,400",
    ),
    tables: [
      table("Supplier|City|Spend", [
        ["BP", "London", 900],
        ["Total Energies", "Paris", 1200],
        ["Shell", "London", 400],
      ]),
    ],
    leftOut: [],
  },
  {
    name: "equal small numbers that add up by chance",
    content: lines("Name,Men,Women", "A,1,1", "B,1,1", "C,2,2", "D,4,4"),
    tables: [
      table("Name|Men|Women", [
        ["A", 1, 1],
        ["B", 1, 1],
        ["C", 2, 2],
        ["D", 4, 4],
      ]),
    ],
    leftOut: [],
  },
  {
    name: "years as headings",
    content: lines("Region,2024,2025", "North,120.50,99", "South,4,7"),
    tables: [
      table("Region|2024|2025", [
        ["North", 120.5, 99],
        ["South", 4, 7],
      ]),
    ],
  },
  {
    name: "groups over headings",
    content: lines(
      ",,H1,,H2,",
      "Region,Manager,Q1,Q2,Q3,Q4",
      "North,Dana,1,2,3,4",
      "South,Luis,5,6,7,9",
    ),
    tables: [
      table("Region|Manager|H1 · Q1|H1 · Q2|H2 · Q3|H2 · Q4", [
        ["North", "Dana", 1, 2, 3, 4],
        ["South", "Luis", 5, 6, 7, 9],
      ]),
    ],
    decisions: ["header"],
  },
  {
    name: "groups over three rows",
    content: lines(",Plan,,,", ",H1,,H2,", "Region,Q1,Q2,Q3,Q4", "North,1,2,3,4", "South,5,6,7,9"),
    tables: [
      table("Region|Plan · H1 · Q1|Plan · H1 · Q2|Plan · H2 · Q3|Plan · H2 · Q4", [
        ["North", 1, 2, 3, 4],
        ["South", 5, 6, 7, 9],
      ]),
    ],
  },
  {
    name: "a heading repeated on each page",
    content: lines("Item,Qty", "A,1", "B,2", "Item,Qty", "C,3"),
    tables: [
      table("Item|Qty", [
        ["A", 1],
        ["B", 2],
        ["C", 3],
      ]),
    ],
    leftOut: [4],
    decisions: ["repeated_header"],
  },
  {
    name: "notes below",
    content: lines(
      "Region,Rep,Amount",
      "North,Dana,10",
      "South,Luis,20",
      "* Provisional figures",
      "",
      "Source: Finance",
    ),
    tables: [
      table("Region|Rep|Amount", [
        ["North", "Dana", 10],
        ["South", "Luis", 20],
      ]),
    ],
    leftOut: [4, 6],
    decisions: ["notes"],
  },
  {
    name: "blank rows between records",
    content: lines("Name,Amount", "A,1", "", "B,2", ",", "C,3"),
    tables: [
      table("Name|Amount", [
        ["A", 1],
        ["B", 2],
        ["C", 3],
      ]),
    ],
  },
  {
    name: "two tables below each other",
    content: lines(
      "Region,Amount",
      "North,10",
      "South,20",
      "",
      "Rep,City,Phone",
      "Dana,Rome,1",
      "Luis,Oslo,2",
    ),
    tables: [
      table("Region|Amount", [
        ["North", 10],
        ["South", 20],
      ]),
      table("Rep|City|Phone", [
        ["Dana", "Rome", 1],
        ["Luis", "Oslo", 2],
      ]),
    ],
  },
  {
    name: "two tables with titles",
    content: lines(
      "Revenue",
      "Region,Amount",
      "North,10",
      "South,20",
      "",
      "Open invoices",
      "Invoice,Due,Amount",
      "R-1,2026-01-05,7",
      "R-2,2026-02-05,8",
    ),
    tables: [
      table(
        "Region|Amount",
        [
          ["North", 10],
          ["South", 20],
        ],
        { sheet: "Revenue" },
      ),
      table(
        "Invoice|Due|Amount",
        [
          ["R-1", "2026-01-05", 7],
          ["R-2", "2026-02-05", 8],
        ],
        { sheet: "Open invoices" },
      ),
    ],
  },
  {
    name: "two tables side by side",
    content: lines(
      "Region,Amount,,Rep,City,Visits",
      "North,10,,Dana,Rome,1",
      "South,20,,Luis,Oslo,2",
      ",,,Priya,Bonn,4",
    ),
    tables: [
      table("Region|Amount", [
        ["North", 10],
        ["South", 20],
      ]),
      table("Rep|City|Visits", [
        ["Dana", "Rome", 1],
        ["Luis", "Oslo", 2],
        ["Priya", "Bonn", 4],
      ]),
    ],
    decisions: ["side_by_side"],
  },
  {
    name: "one table with a blank column for looks",
    content: lines("Region,Manager,,2025,2026", "North,Dana,,10,20", "South,Luis,,30,40"),
    tables: [
      table("Region|Manager|2025|2026", [
        ["North", "Dana", 10, 20],
        ["South", "Luis", 30, 40],
      ]),
    ],
  },
  {
    name: "categories over items",
    content: lines(
      "Item,Size,Price",
      "Drinks,,",
      "Cola,0.3,2.50",
      "Water,0.5,1.80",
      "Snacks,,",
      "Chips,0.2,1.20",
      "Nuts,0.1,2.00",
    ),
    tables: [
      table("Section|Item|Size|Price", [
        ["Drinks", "Cola", 0.3, 2.5],
        ["Drinks", "Water", 0.5, 1.8],
        ["Snacks", "Chips", 0.2, 1.2],
        ["Snacks", "Nuts", 0.1, 2],
      ]),
    ],
    decisions: ["sections"],
  },
  {
    name: "categories with subtotals",
    content: lines(
      "Item,Qty,Price",
      "Drinks,,",
      "Cola,3,2.50",
      "Water,5,1.80",
      "Total drinks,8,4.30",
      "Snacks,,",
      "Chips,2,1.20",
      "Nuts,1,2.00",
      "Total snacks,3,3.20",
      "Grand total,11,7.50",
    ),
    tables: [
      table("Section|Item|Qty|Price", [
        ["Drinks", "Cola", 3, 2.5],
        ["Drinks", "Water", 5, 1.8],
        ["Snacks", "Chips", 2, 1.2],
        ["Snacks", "Nuts", 1, 2],
      ]),
    ],
    leftOut: [5, 9, 10],
  },
  {
    name: "categories in a column of their own",
    content: lines(
      "Category,Item,Price",
      "Drinks,,",
      ",Cola,2.50",
      ",Water,1.80",
      "Snacks,,",
      ",Chips,1.20",
    ),
    tables: [
      table("Category|Item|Price", [
        ["Drinks", "Cola", 2.5],
        ["Drinks", "Water", 1.8],
        ["Snacks", "Chips", 1.2],
      ]),
    ],
    decisions: ["sections"],
  },
  {
    name: "a group named once",
    content: lines(
      "Region,City,Revenue",
      "North,Kiel,10",
      ",Bremen,20",
      ",Rostock,30",
      "South,Ulm,40",
      ",Augsburg,50",
    ),
    tables: [
      table("Region|City|Revenue", [
        ["North", "Kiel", 10],
        ["North", "Bremen", 20],
        ["North", "Rostock", 30],
        ["South", "Ulm", 40],
        ["South", "Augsburg", 50],
      ]),
    ],
    decisions: ["merged"],
  },
  {
    name: "a sparse last column is not filled down",
    content: lines("Name,City,Remark", "Ann,Rome,new", "Bob,Oslo,", "Cid,Bonn,", "Dora,Cork,late"),
    tables: [
      table("Name|City|Remark", [
        ["Ann", "Rome", "new"],
        ["Bob", "Oslo", null],
        ["Cid", "Bonn", null],
        ["Dora", "Cork", "late"],
      ]),
    ],
  },
  {
    name: "a cash flow",
    content: lines(
      "Line,Jan,Feb,Mar",
      "Opening balance,1000,1150,1290",
      "Inflows,,,",
      "Customers,500,520,540",
      "Grants,100,120,110",
      "Total inflows,600,640,650",
      "Outflows,,,",
      "Rent,300,310,320",
      "Salaries,150,190,210",
      "Total outflows,450,500,530",
      "Net cash flow,150,140,120",
      "Closing balance,1150,1290,1410",
    ),
    tables: [{ headings: ["Section", "Line", "Jan", "Feb", "Mar"], rows: 4, sums: { Jan: 1050 } }],
  },
  {
    name: "the day of printing above a table",
    content: lines(
      "Printed,2026-01-01",
      "",
      "Invoice,Customer,Amount",
      "R-1,Alder,100",
      "R-2,Elm,200",
    ),
    tables: [
      table("Invoice|Customer|Amount", [
        ["R-1", "Alder", 100],
        ["R-2", "Elm", 200],
      ]),
    ],
    leftOut: [1],
    decisions: ["titles"],
  },
  {
    name: "names and values below a title, and a table without a blank row before it",
    content: lines(
      "Quarterly report",
      "Company,Alder GmbH",
      "Period,Q1 2026",
      "Printed,2026-01-01",
      "Invoice,Customer,Amount",
      "R-1,Alder,100",
      "R-2,Elm,200",
    ),
    tables: [
      table("Invoice|Customer|Amount", [
        ["R-1", "Alder", 100],
        ["R-2", "Elm", 200],
      ]),
    ],
    leftOut: [1, 2, 3, 4],
    decisions: ["titles"],
  },
  {
    name: "names and values below a title, and a blank row before the table",
    content: lines(
      "Quarterly report",
      "Company,Alder GmbH",
      "Period,Q1 2026",
      "Currency,EUR",
      "",
      "Invoice,Customer,Amount",
      "R-1,Alder,100",
      "R-2,Elm,200",
    ),
    tables: [
      table("Invoice|Customer|Amount", [
        ["R-1", "Alder", 100],
        ["R-2", "Elm", 200],
      ]),
    ],
    leftOut: [1, 2, 3, 4],
    decisions: ["titles"],
  },
  {
    name: "a list of what a status means above a table",
    content: lines(
      "Status,Meaning",
      "Open,not yet paid",
      "Closed,paid",
      "",
      "Invoice,Customer,Amount",
      "R-1,Alder,100",
      "R-2,Elm,200",
    ),
    tables: [
      table("Status|Meaning", [
        ["Open", "not yet paid"],
        ["Closed", "paid"],
      ]),
      table("Invoice|Customer|Amount", [
        ["R-1", "Alder", 100],
        ["R-2", "Elm", 200],
      ]),
    ],
    leftOut: [],
  },
  {
    name: "lines about a table",
    content: lines(
      "Report:,Open invoices",
      "Date:,2025-03-31",
      "Invoice,Customer,Amount",
      "R-1,Alder,100",
      "R-2,Elm,200",
    ),
    tables: [
      table("Invoice|Customer|Amount", [
        ["R-1", "Alder", 100],
        ["R-2", "Elm", 200],
      ]),
    ],
    leftOut: [1, 2],
  },
  {
    name: "a list of addresses",
    content: lines("Email", "ana@example.com", "bob@example.com"),
    tables: [table("Email", [["ana@example.com"], ["bob@example.com"]])],
  },
  {
    name: "one record",
    content: lines("Name,City", "Ann,Rome"),
    tables: [table("Name|City", [["Ann", "Rome"]])],
  },
  { name: "a header only", content: lines("Name,City"), refused: /header but no rows/ },
  {
    name: "a web page",
    content: "<html><table><tr><td>1</td></tr></table></html>",
    refused: /spreadsheet|web page/,
  },
  {
    name: "a row with a cell too many",
    content: lines("a,b", "1,2", "3,4,5"),
    refused: /Row 3 has 3 cells, but the header has 2/,
  },
  {
    name: "zip codes keep their zeros",
    content: lines("City,Zip", "Boston,02108", "Bonn,53111"),
    tables: [
      table("City|Zip", [
        ["Boston", "02108"],
        ["Bonn", "53111"],
      ]),
    ],
  },
  {
    name: "an index without a heading",
    content: lines(",name,city", "0,Ann,Rome", "1,Bob,Oslo"),
    tables: [
      table("Column 1|name|city", [
        [0, "Ann", "Rome"],
        [1, "Bob", "Oslo"],
      ]),
    ],
  },
  {
    name: "an index of texts without a heading",
    content: lines(",name,city", "x,Ann,Rome", "y,Bob,Oslo", "z,Cid,Bonn"),
    tables: [
      table("Column 1|name|city", [
        ["x", "Ann", "Rome"],
        ["y", "Bob", "Oslo"],
        ["z", "Cid", "Bonn"],
      ]),
    ],
  },
  {
    name: "a pivot table with sums over its details",
    content: lines(
      "Row labels,Sum of Amount,Count",
      "North,300.50,2",
      "Dana,100.25,1",
      "Omar,200.25,1",
      "South,500.75,2",
      "Priya,250.50,1",
      "Luis,250.25,1",
      "Grand Total,801.25,4",
    ),
    tables: [
      {
        headings: ["Section", "Row labels", "Sum of Amount", "Count"],
        rows: 4,
        sums: { "Sum of Amount": 801.25, Count: 4 },
      },
    ],
  },
  {
    name: "an invoice with its tax below the sum",
    content: lines(
      "Invoice no.:,R-2026-17",
      "Date:,2026-11-03",
      "",
      "Pos.,Description,Qty,Price,Amount",
      "1,Desk,2,250.00,500.00",
      "2,Chair,4,120.50,482.00",
      "3,Lamp,1,35.00,35.00",
      ",Subtotal,,,1017.00",
      ",VAT 19 %,,,193.23",
      ",Total,,,1210.23",
    ),
    tables: [
      {
        headings: ["Pos.", "Description", "Qty", "Price", "Amount"],
        rows: 3,
        sums: { Amount: 1017 },
      },
    ],
    leftOut: [1, 2, 8, 9, 10],
  },
  {
    name: "a budget and its difference below a total",
    content: lines(
      "Region,Jan,Feb",
      "North,1200,1340",
      "South,1150,1085",
      "Total,2350,2425",
      "Budget,2500,2500",
      "Difference,-150,-75",
    ),
    tables: [
      table("Region|Jan|Feb", [
        ["North", 1200, 1340],
        ["South", 1150, 1085],
      ]),
    ],
    leftOut: [4, 5, 6],
  },
  {
    name: "an id in the middle",
    content: lines(
      "Name,No.,Amount",
      "Ann,1001,10.50",
      "Bob,1002,20.25",
      "Cid,1003,30.25",
      "Total,,61.00",
    ),
    tables: [
      table("Name|No.|Amount", [
        ["Ann", 1001, 10.5],
        ["Bob", 1002, 20.25],
        ["Cid", 1003, 30.25],
      ]),
    ],
    leftOut: [5],
  },
  {
    name: "bank statement with a balance",
    content: lines(
      "Date,Text,Amount,Balance",
      "2026-01-02,Rent,-500.00,1500.00",
      "2026-01-03,Salary,2000.00,3500.00",
      "2026-01-04,Food,-50.00,3450.00",
    ),
    tables: [{ headings: ["Date", "Text", "Amount", "Balance"], rows: 3, sums: { Amount: 1450 } }],
    leftOut: [],
  },
];
