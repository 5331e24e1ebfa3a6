import { utils, write, type CellObject, type WorkSheet } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import type { SheetChoices } from "../reading.ts";
import { packStored } from "./excel-package.ts";
import { layOutAll } from "./layout/lay-out.ts";
import { readSheets } from "./read-sheets.ts";
import { CellBudget } from "./source-table.ts";

type BookType = "xlsx" | "biff8" | "xlsb" | "ods" | "fods" | "xlml";

function bookOf(
  sheets: Record<string, WorkSheet>,
  { type = "xlsx", states = [] }: { type?: BookType; states?: (0 | 1 | 2)[] } = {},
) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: states.map((Hidden) => ({ Hidden })) };
  return Buffer.from(write(book, { type: "buffer", bookType: type }) as Uint8Array);
}

async function read(bytes: Buffer, choices: Record<string, SheetChoices> = {}) {
  const budget = new CellBudget("book.xlsx");
  const { sheets, format } = await readSheets(bytes, "book.xlsx", budget);
  const tables = layOutAll(sheets, budget, { sheets: choices });
  return {
    format,
    tables: tables.map(({ sheet, header, columns, rowCount }) => ({
      sheet,
      rows: [
        header.join("|"),
        ...Array.from({ length: rowCount }, (_, row) =>
          columns.map((column) => column[row] ?? "").join("|"),
        ),
      ],
    })),
    said: tables.flatMap(({ decisions }) => decisions.map(({ sentence }) => sentence)),
    titles: tables.flatMap(({ decisions }) => decisions.map(({ title }) => title)),
  };
}

/** A column of numbers with a format. */
const shown = async (format: string, ...values: number[]) => {
  const sheet = utils.aoa_to_sheet([["Key", "Value"], ...values.map((v, at) => [`k${at}`, v])]);
  for (const [at] of values.entries()) (sheet[`B${at + 2}`] as CellObject).z = format;
  const { tables } = await read(bookOf({ S: sheet }));
  return tables[0]?.rows.slice(1).map((row) => row.split("|")[1]);
};

describe("the numbers of a workbook", () => {
  it.each([
    ["00000", [501, 90_210], ["00501", "90210"]],
    ["000-00-0000", [12_345_678], ["012-34-5678"]],
    ["(000) 000-0000", [5_551_234_567], ["(555) 123-4567"]],
    ["0%", [0.12, 0.125, -0.5], ["12%", "12.5%", "-50%"]],
    ['"$"#,##0.00', [1234.5, -3], ["$1234.5", "-$3"]],
    ["#,##0.00 [$€-407]", [1234.567, 0], ["1234.567 €", "0 €"]],
    ["[$EUR] #,##0.00", [7.25], ["EUR 7.25"]],
    [
      '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
      [5, -5, 0],
      ["$5", "-$5", "$0"],
    ],
    ["# ?/?", [0.5], ["0.5"]],
    ["0.00E+00", [123_456], ["123456"]],
    ["#,##0", [1_234_567.89], ["1234567.89"]],
    ["General", [0.1 + 0.2, 1e21], ["0.3", "1e+21"]],
    ['0.0,,"M"', [1_250_000], ["1250000"]],
    ['"Yes";"Yes";"No"', [1, 0], ["Yes", "No"]],
    ["[<100]0;0.0%", [5, 200], ["5", "20000%"]],
    ['[$-411]ggge"年"m"月"d"日"', [45_358], ["2024-03-07"]],
    ["[$-407]d. mmmm yyyy", [45_358], ["2024-03-07"]],
    ["yyyy-mm-dd hh:mm", [45_358.75], ["2024-03-07 18:00:00"]],
    ["hh:mm", [0.75], ["18:00:00"]],
    ["[h]:mm", [1.5], ["36:00:00"]],
  ])("are read as %s shows them, with all their digits", async (format, values, texts) => {
    expect(await shown(format, ...values)).toEqual(texts);
  });

  it("stay texts where they are texts", async () => {
    const { tables } = await read(bookOf({ S: utils.aoa_to_sheet([["Code"], ["007"], ["1e5"]]) }));
    expect(tables[0]?.rows).toEqual(["Code", "007", "1e5"]);
  });
});

describe("what a workbook hides", () => {
  const items = () =>
    utils.aoa_to_sheet([
      ["Item", "Cost", "Qty"],
      ["A", 1, 10],
      ["B", 2, 20],
      ["C", 3, 30],
    ]);
  const hiding = () => {
    const sheet = items();
    sheet["!rows"] = [{}, {}, { hidden: true }];
    sheet["!cols"] = [{}, { hidden: true }];
    return sheet;
  };

  it("names hidden sheets and reads them only where they are chosen", async () => {
    const bytes = bookOf(
      {
        Shown: items(),
        Private: utils.aoa_to_sheet([
          ["Who", "Salary"],
          ["Ann", 1],
        ]),
        Deep: utils.aoa_to_sheet([
          ["Who", "Note"],
          ["Bob", 2],
        ]),
      },
      { states: [0, 1, 2] },
    );
    const plain = await read(bytes);
    expect(plain.tables.map(({ sheet }) => sheet)).toEqual(["Shown"]);
    expect(plain.said).toEqual([
      "The sheets 'Private' and 'Deep' are hidden in the workbook and left out.",
    ]);
    const chosen = await read(bytes, { Shown: { include: false }, Private: { include: true } });
    expect(chosen.tables.map(({ sheet }) => sheet)).toEqual(["Private"]);
    expect(chosen.said).toEqual([
      "The sheet 'Deep' is hidden in the workbook and left out.",
      "The sheet 'Shown' is left out, as chosen.",
    ]);
  });

  it.each(["xlsx", "xlsb"] as const)(
    "leaves hidden rows and columns out and names them (%s)",
    async (type) => {
      const { tables, said } = await read(bookOf({ S: hiding() }, { type }));
      expect(tables[0]?.rows).toEqual(["Item|Qty", "A|10", "C|30"]);
      expect(said).toEqual([
        "Row 3 is left out: hidden in the workbook, by a person or a filter.",
        "Column B is left out: hidden in the workbook.",
      ]);
    },
  );

  it("reads hidden rows and columns where that is chosen, and says so", async () => {
    const { tables, titles } = await read(bookOf({ S: hiding() }), { S: { includeHidden: true } });
    expect(tables[0]?.rows).toEqual(["Item|Cost|Qty", "A|1|10", "B|2|20", "C|3|30"]);
    expect(titles).toEqual(["1 hidden row read", "1 hidden column read"]);
  });

  it("shows the text of a sheet that holds no table", async () => {
    const { said } = await read(
      bookOf({ S: items(), "Read me": utils.aoa_to_sheet([["Prepared by  Finance."]]) }),
    );
    expect(said).toEqual([
      "The sheet 'Read me' holds no table and is left out. It says: “Prepared by Finance.”",
    ]);
  });
});

describe("formulas of a workbook", () => {
  const sheetWith = (...cells: [address: string, cell: Partial<CellObject>][]) => {
    const sheet = utils.aoa_to_sheet([
      ["Item", "Qty", "Price", "Total"],
      ["A", 2, 5, null],
      ["B", 3, 7, null],
    ]);
    for (const [address, cell] of cells) sheet[address] = cell;
    sheet["!ref"] = "A1:D3";
    return sheet;
  };

  it("are calculated where they have no stored result", async () => {
    const { tables, said } = await read(
      bookOf({
        S: sheetWith(
          ["D2", { t: "z", f: "B2*C2" }],
          ["D3", { t: "z", f: 'SUMIFS(C2:C3,A2:A3,"B")*B3' }],
        ),
      }),
    );
    expect(tables[0]?.rows).toEqual(["Item|Qty|Price|Total", "A|2|5|10", "B|3|7|21"]);
    expect(said).toEqual(["2 formulas had no stored result and were calculated: D2 and D3."]);
  });

  it("are named where they cannot be calculated", async () => {
    const { said } = await read(bookOf({ S: sheetWith(["D2", { t: "z", f: "EOMONTH(B2,0)" }]) }));
    expect(said).toContain(
      "1 formula has no stored result and is read as empty: D2. Open the file in Excel, save it and upload it again.",
    );
  });

  it("with errors are empty cells that are named", async () => {
    const { tables, said } = await read(
      bookOf({
        S: sheetWith(["D2", { t: "e", v: 7, f: "B2/0" }], ["D3", { t: "e", v: 0x17 }]),
      }),
    );
    expect(tables[0]?.rows).toEqual(["Item|Qty|Price|Total", "A|2|5|", "B|3|7|"]);
    expect(said).toEqual([
      "2 cells show an error and are read as empty: D2 (#DIV/0!) and D3 (#REF!).",
    ]);
  });
});

/** A workbook of LibreOffice, without the parts that a sheet can do without. */
function openDocument(rows: string): Buffer {
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:style="s" xmlns:table="t" xmlns:text="x"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false" style:writing-mode="lr-tb"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sales" table:style-name="ta1"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/>${rows}</table:table><table:table table:name="Salaries" table:style-name="ta2"><table:table-column/>${rowOf(["Name"])}${rowOf(["Ana"])}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return packStored([
    { name: "content.xml", bytes: Buffer.from(content) },
    { name: "META-INF/manifest.xml", bytes: Buffer.from("<manifest/>") },
  ]);
}

const rowOf = (texts: readonly string[], attributes = "") =>
  `<table:table-row${attributes}>${texts
    .map(
      (text) =>
        `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    )
    .join("")}</table:table-row>`;

describe("what an OpenDocument workbook hides", () => {
  const rows = [
    rowOf(["Region", "Cost", "Amount"]),
    rowOf(["North", "1", "10"]),
    rowOf(["South", "2", "20"], ' table:visibility="collapse"'),
    rowOf(["East", "3", "30"], ' table:visibility="filter"'),
    `<table:table-row-group table:display="false">${rowOf(["West", "4", "40"])}</table:table-row-group>`,
    rowOf(["Mid", "5", "50"]),
  ].join("");

  it("is left out and named: rows, columns and sheets", async () => {
    const { tables, titles, said } = await read(openDocument(rows));
    expect(tables).toEqual([{ sheet: "Sales", rows: ["Region|Amount", "North|10", "Mid|50"] }]);
    expect(titles).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/hidden row/),
        expect.stringMatching(/hidden col/),
      ]),
    );
    expect(said.join(" ")).toContain("Salaries");
  });

  it("is read where a person chooses it", async () => {
    const choices = { Sales: { includeHidden: true }, Salaries: { include: true } };
    const { tables } = await read(openDocument(rows), choices);
    expect(tables.map((table) => table.rows.length)).toEqual([6, 2]);
    expect(tables[0]?.rows[0]).toBe("Region|Cost|Amount");
  });
});
