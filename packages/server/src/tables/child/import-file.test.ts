import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { CFB, utils, write } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packStored } from "./excel-package.ts";
import { importFile } from "./import-file.ts";
import { runQuery } from "./run-query.ts";

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importAs(filename: string, content: string | Uint8Array) {
  const path = join(folder, `file-${++files}`);
  await writeFile(path, content);
  const tables = await importFile({ path, filename, outPrefix: path });
  const rows = (index: number) =>
    runQuery({ sql: "FROM t", tables: [{ name: "t", path: `${path}-${index}.parquet` }] }).then(
      (answer) => answer.rows,
    );
  return { tables, rows };
}

function workbook(
  sheets: Record<string, unknown[][]>,
  bookType: "xlsx" | "biff8" = "xlsx",
): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows, { cellDates: true, UTC: true, dateNF: "yyyy-mm-dd" });
    utils.book_append_sheet(book, sheet, name);
  }
  return Buffer.from(write(book, { type: "buffer", bookType, compression: true }) as Uint8Array);
}

/** A workbook of one sheet with this XML. */
const workbookOf = (sheetData: string, doctype = "", settings = "") =>
  packStored([
    {
      name: "[Content_Types].xml",
      bytes: Buffer.from(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
          ["workbook", "sheet.main"],
          ["worksheets/sheet1", "worksheet"],
          ["styles", "styles"],
        ]
          .map(
            ([part, type]) =>
              `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
          )
          .join("")}</Types>`,
      ),
    },
    {
      name: "xl/workbook.xml",
      bytes: Buffer.from(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${settings}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      bytes: Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
      ),
    },
    {
      name: "xl/styles.xml",
      bytes: Buffer.from(
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="46"/></cellXfs></styleSheet>',
      ),
    },
    {
      name: "xl/worksheets/sheet1.xml",
      bytes: Buffer.from(
        `${doctype}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`,
      ),
    },
  ]);

/** The same parts compressed, each with a false claim of its unpacked size. */
function deflated(parts: { name: string; bytes: Buffer }[]) {
  const packed = parts.map(({ name, bytes }) => ({ name, bytes: deflateRawSync(bytes) }));
  const archive = packStored(packed);
  for (const signature of ["PK\x03\x04", "PK\x01\x02"]) {
    const method = signature === "PK\x03\x04" ? 8 : 10;
    let at = archive.indexOf(signature, 0, "latin1");
    for (; at >= 0; at = archive.indexOf(signature, at + 4, "latin1"))
      archive.writeUInt16LE(8, at + method);
  }
  return archive;
}

const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe("reading Excel", () => {
  const day = new Date("2024-03-07T00:00:00Z");
  const sheets = {
    "First Sheet": [
      ["Name", "When", "Sum"],
      ["Löwe", day, 1.5],
      [null, null, null],
      ["店", day, 2],
    ],
    Empty: [],
    Second: [["x"], [true]],
  };

  it.each([["xlsx"], ["biff8"]] as const)(
    "makes each sheet with rows a table (%s) [LIMIT-14]",
    async (kind) => {
      const { tables, rows } = await importAs("book", workbook(sheets, kind));
      expect(tables.map(({ sheet, row_count }) => [sheet, row_count])).toEqual([
        ["First Sheet", 2],
        ["Second", 1],
      ]);
      expect(await rows(0)).toEqual([
        ["Löwe", "2024-03-07", 1.5],
        ["店", "2024-03-07", 2],
      ]);
      expect(await rows(1)).toEqual([[true]]);
    },
  );

  const days = (...serials: readonly (readonly [serial: number, style: number])[]) =>
    [
      `<row r="1">${text("A1", "a")}</row>`,
      ...serials.map(
        ([serial, style], at) =>
          `<row r="${at + 2}"><c r="A${at + 2}" s="${style}"><v>${serial}</v></c></row>`,
      ),
    ].join("");

  it.each(["1", "true"])(
    "counts days from 1904 where the workbook says so (%s) [LIMIT-14]",
    async (said) => {
      const settings = `<workbookPr date1904="${said}"/>`;
      const { rows } = await importAs(
        "mac.xlsx",
        workbookOf(days([0, 1], [43_896, 1]), "", settings),
      );
      expect(await rows(0)).toEqual([["1904-01-01"], ["2024-03-07"]]);
    },
  );

  it("reads the first days of 1900 as Excel shows them [LIMIT-14]", async () => {
    const { rows } = await importAs("old.xlsx", workbookOf(days([1, 1], [59, 1], [61, 1])));
    expect(await rows(0)).toEqual([["1900-01-01"], ["1900-02-28"], ["1900-03-01"]]);
  });

  it("takes a span for hours and never for a time of day [LIMIT-14]", async () => {
    const { rows } = await importAs("hours.xlsx", workbookOf(days([0.25, 2], [1.5, 2], [40, 2])));
    expect(await rows(0)).toEqual([[6], [36], [960]]);
  });

  it("knows a workbook whatever its name, and gives columns without a header a name", async () => {
    const { tables, rows } = await importAs(
      "table.csv",
      workbook({
        One: [
          ["a", "b"],
          [1, 2, "more"],
        ],
      }),
    );
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(["a", "b", "column_3"]);
    expect(await rows(0)).toEqual([[1, 2, "more"]]);
  });
});

describe("a workbook from an office", () => {
  it("is read as people see it: titles, joined headings, totals and notes are no values", async () => {
    const office = await readFile(
      new URL("../../../test/fixtures/office-report.xlsx", import.meta.url),
    );
    const { tables, rows } = await importAs("office.xlsx", office);
    expect(
      tables.map(({ sheet, row_count, columns, decisions }) => ({
        sheet,
        row_count,
        columns: columns.map(({ label }) => label).join(", "),
        notes: decisions.map(({ sentence }) => sentence),
      })),
    ).toEqual([
      {
        sheet: "Sales 2026",
        row_count: 7,
        columns:
          "Region, Account manager, H1 · Q1, H1 · Q2, H2 · Q3, H2 · Q4 (forecast), Total, YoY %",
        notes: [
          "Rows 1 and 2 are left out: above the header.",
          "Rows 4–5 are one header, joined by column.",
          "Rows 8, 11, 13, 16, and 17 are left out: totals, which are not counted.",
          "Row 19 is left out: below the table.",
          "The sheet 'Notes' holds no table and is left out. It says: “Please do not share outside Finance.”",
          "Column 'YoY %' is read as percentages.",
        ],
      },
      {
        sheet: "Open invoices",
        row_count: 8,
        columns: "Invoice no., Customer, Issued, Due, Amount (EUR), Status, Owner",
        notes: [
          "Row 10 is left out: a total, which is not counted.",
          "Column 'Amount (EUR)' is read as numbers in €.",
        ],
      },
      {
        sheet: "Headcount",
        row_count: 4,
        columns:
          "Department, Full time · Jan, Full time · Nov, Contractors · Jan, Contractors · Nov",
        notes: [
          "Rows 1–2 are one header, joined by column.",
          "Row 7 is left out: a total, which is not counted.",
        ],
      },
    ]);
    const open = (await rows(1)).filter(([, , , , , status]) => status !== "Paid");
    expect(open.reduce((sum, row) => sum + Number.parseFloat(String(row[4])), 0)).toBe(105_565.75);
  });

  it("fills merged groups down", async () => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ["Region", "City", "Revenue"],
      ["North", "A", 1],
      [null, "B", 2],
      ["South", "C", 4],
      [null, "D", 5],
    ]);
    sheet["!merges"] = [utils.decode_range("A2:A3"), utils.decode_range("A4:A5")];
    utils.book_append_sheet(book, sheet, "Cities");
    for (const bookType of ["xlsx", "biff8"] as const) {
      const bytes = write(book, { type: "buffer", bookType }) as Uint8Array;
      const { rows, tables } = await importAs(`cities.${bookType}`, bytes);
      expect(await rows(0)).toEqual([
        ["North", "A", 1],
        ["North", "B", 2],
        ["South", "C", 4],
        ["South", "D", 5],
      ]);
      expect(tables[0]?.decisions.map(({ sentence }) => sentence)).toEqual([
        "2 merged cells hold for each of their rows.",
      ]);
    }
  });
});

describe("cells", () => {
  it("are stored as what people see in them, units apart and in the heading", async () => {
    const { tables, rows } = await importAs(
      "orders.csv",
      `Part,Created,Price,Share,Net,Stock\n1E5,2026-03-07T14:05:00Z,"$1,234.50",12%,"(1,200.00)",n/a
2E10,2026-04-09T10:00:00+02:00,$7.25,7.5%,5.00,3\n`,
    );
    expect(tables[0]?.columns).toMatchObject([
      { name: "part", label: "Part", type: "text", samples: ["1E5", "2E10"] },
      { name: "created", label: "Created", type: "timestamp" },
      { name: "price", label: "Price ($)", unit: "$", samples: ["1234.50", "7.25"] },
      { name: "share", label: "Share (%)", unit: "%" },
      { name: "net", label: "Net", type: "decimal" },
      { name: "stock", label: "Stock", samples: ["3"], profile: { empty: 1, distinct: 1 } },
    ]);
    expect(await rows(0)).toEqual([
      ["1E5", "2026-03-07T14:05:00", 1234.5, 12, -1200, null],
      ["2E10", "2026-04-09T08:00:00", 7.25, 7.5, 5, 3],
    ]);
  });

  it("keep the order of their rows in a long file, and the empty ones their places", async () => {
    const count = 130_000;
    const lines = Array.from({ length: count }, (_, at) => `${at + 1},${at % 3 ? `n ${at}` : ""}`);
    const path = join(folder, "long");
    await writeFile(path, `number,note\n${lines.join("\n")}`);
    await importFile({ path, filename: "long.csv", outPrefix: path });
    const { rows } = await runQuery({
      sql: `SELECT count(*), count(note), count(*) FILTER (number = place), count(*) FILTER (note = 'n ' || (place - 1))
            FROM (SELECT *, row_number() OVER () AS place FROM t)`,
      tables: [{ name: "t", path: `${path}-0.parquet` }],
    });
    const filled = lines.filter((line) => !line.endsWith(",")).length;
    expect(rows).toEqual([[count, filled, count, filled]]);
  });

  it("are stored with any control character that is in them", async () => {
    const texts = ["a\u0001\u001fb", "\u0001\u001e", "\u0001\u0002", "\u0001", "end"];
    const { rows } = await importAs("odd.json", JSON.stringify(texts.map((note) => ({ note }))));
    expect(await rows(0)).toEqual(texts.map((note) => [note]));
  });
});

describe("files that are refused", () => {
  const png = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489",
    "hex",
  );
  it.each([
    ["photo.png", png],
    ["data.csv", png],
  ])("refuses %s by what is in it [UPLOAD-10 S24]", async (filename, content) => {
    await expect(importAs(filename, content)).rejects.toMatchObject({
      kind: "unsupported",
      message: `'${filename}' is an image. Export the table as CSV or Excel and upload that.`,
    });
  });

  it.each([
    ["noise.xls", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)])],
    ["noise.xlsx", Buffer.from("PK\x03\x04 and nothing that follows")],
    ["noise.csv", Buffer.from("\x01\x02\x03, and more")],
  ])("refuses %s, which is nothing that it knows", async (filename, content) => {
    await expect(importAs(filename, content)).rejects.toMatchObject({
      kind: "unsupported",
      message: `'${filename}' is not a spreadsheet. Upload a CSV or Excel file.`,
    });
  });

  it.each([
    ["empty.csv", "", "'empty.csv' is empty."],
    ["blank.csv", " \n\n", "'blank.csv' is empty."],
    ["none.xlsx", workbook({ One: [] }), "'none.xlsx' is empty."],
    ["head.csv", "a,b\n", "'head.csv' has a header but no rows."],
    ["head.xlsx", workbook({ One: [["a", "b"]] }), "'head.xlsx' has a header but no rows."],
  ])("says what %s is missing", async (filename, content, message) => {
    await expect(importAs(filename, content)).rejects.toMatchObject({ kind: "invalid", message });
  });

  it("names the limit of columns, and the row of a cell that is too long [S24]", async () => {
    const wide = Array.from({ length: 612 }, (_, index) => `c${index}`).join(",");
    await expect(importAs("wide.csv", `${wide}\n${wide}\n`)).rejects.toMatchObject({
      kind: "too_large",
      message: "'wide.csv' has 612 columns; the limit is 500.",
    });
    await expect(importAs("long.csv", `a,b\n1,${"x".repeat(100_001)}\n`)).rejects.toThrow(
      "Row 2 has a cell of more than 100,000 characters, the limit for one cell.",
    );
  });

  it("says of a damaged and of a locked workbook what is the matter", async () => {
    const bytes = workbook({ One: [["a"], [1]] });
    const name = "xl/worksheets/sheet1.xml";
    const start = bytes.indexOf(name) + name.length;
    bytes.fill(0xff, start, start + 40);
    await expect(importAs("broken.xlsx", bytes)).rejects.toThrow(
      "'broken.xlsx' is damaged and cannot be read.",
    );
    const safe = CFB.utils.cfb_new();
    CFB.utils.cfb_add(safe, "/EncryptedPackage", Buffer.alloc(5000, 1));
    await expect(
      importAs("safe.xlsx", CFB.write(safe, { type: "buffer" }) as Buffer),
    ).rejects.toThrow(
      "'safe.xlsx' is password-protected. Remove the password and upload it again.",
    );
  });

  it("refuses a workbook that unpacks beyond the limit, whatever sizes it claims [S24]", async () => {
    const zeros = Buffer.alloc(60 * 1024 * 1024);
    const names = ["xl/workbook.xml", "a.xml", "b.xml", "c.xml", "d.xml"];
    const bomb = deflated(names.map((name) => ({ name, bytes: zeros })));
    expect(bomb.length).toBeLessThan(400_000);
    await expect(importAs("bomb.xlsx", bomb)).rejects.toMatchObject({
      kind: "too_large",
      message: "'bomb.xlsx' unpacks to more than 250 MB, the limit for one file.",
    });
  });

  it("refuses a sheet of 10,000,000 cells and one with a cell in its last corner [S24]", async () => {
    const corner = workbookOf(
      `<row r="1">${text("A1", "a")}</row><row r="1048576">${text("XFD1048576", "z")}</row>`,
    );
    const message = "'large.xlsx' has more than 10,000,000 cells, the limit for one file.";
    await expect(importAs("large.xlsx", corner)).rejects.toMatchObject({
      kind: "too_large",
      message,
    });
    const row = `<row>${"<c><v>1</v></c>".repeat(500)}</row>`;
    await expect(importAs("large.xlsx", workbookOf(row.repeat(20_001)))).rejects.toThrow(message);
  });

  it("expands no entity and fetches nothing that a workbook names [S24]", async () => {
    const doctype = '<!DOCTYPE worksheet [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>';
    const cells = `<row r="1">${text("A1", "a")}</row><row r="2">${text("A2", "got &xxe;")}</row>`;
    const { rows } = await importAs("xxe.xlsx", workbookOf(cells, doctype));
    expect(await rows(0)).toEqual([["got &xxe;"]]);
  });

  it("leaves no table of a refused file", async () => {
    const before = (await readdir(folder)).filter((name) => name.endsWith(".parquet"));
    await importAs("a.csv", 'a,b\n1,"2,3\n').catch(() => undefined);
    expect((await readdir(folder)).filter((name) => name.endsWith(".parquet"))).toEqual(before);
  });
});
