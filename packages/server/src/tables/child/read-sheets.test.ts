import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { CFB, utils, write } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packStored } from "./excel-package.ts";
import { layOutAll } from "./layout/lay-out.ts";
import { openDuckDb } from "./open-duckdb.ts";
import { readSheets } from "./read-sheets.ts";
import { CellBudget } from "./source-table.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sheets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(filename: string, content: string | Uint8Array, path?: string) {
  const budget = new CellBudget(filename);
  const bytes = Buffer.from(content as Uint8Array);
  const { sheets, format } = await readSheets(bytes, filename, budget, {}, path);
  const [table] = layOutAll(sheets, budget);
  if (!table) return { format, rows: [], said: [] };
  return {
    format,
    rows: [
      table.header.join("|"),
      ...Array.from({ length: table.rowCount }, (_, row) =>
        table.columns.map((column) => column[row] ?? "").join("|"),
      ),
    ],
    said: table.decisions.map(({ sentence }) => sentence),
  };
}

const archive = (files: Record<string, string | Uint8Array>) =>
  packStored(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: Buffer.from(content as Uint8Array),
    })),
  );

function book(bookType: "ods" | "fods" | "xlml") {
  const sheet = utils.aoa_to_sheet([
    ["Item", "Share", "When", "Code"],
    ["Löwe", 0.125, 45_358, "007"],
    ["店", 0.5, 45_359, "008"],
  ]);
  for (const row of [2, 3]) {
    sheet[`B${row}`].z = "0.0%";
    sheet[`C${row}`].z = "yyyy\\-mm\\-dd";
  }
  const content = utils.book_new();
  utils.book_append_sheet(content, sheet, "S");
  return write(content, { type: "buffer", bookType }) as Uint8Array;
}

/** A table of dBASE III, in the code page 850. */
function dbf(): Buffer {
  const fields = [
    ["ORT", "C", 10, 0],
    ["BETRAG", "N", 10, 2],
    ["TAG", "D", 8, 0],
  ] as const;
  const records = [" K\u0094ln         1234.5020260307", " Paris          -2.0020260401"];
  const header = Buffer.alloc(32);
  header.set([3, 126, 3, 7, records.length]);
  header.writeUInt16LE(32 + 32 * fields.length + 1, 8);
  header.writeUInt16LE(29, 10);
  header[29] = 2;
  const described = fields.map(([name, type, length, decimals]) => {
    const field = Buffer.alloc(32);
    field.write(name + "\0".repeat(11 - name.length) + type, "latin1");
    field.set([length, decimals], 16);
    return field;
  });
  return Buffer.concat([header, ...described, Buffer.from(`\r${records.join("")}\x1a`, "latin1")]);
}

describe("a file is read by what is in it", () => {
  it.each([
    ["sheet.ods", "ods"],
    ["sheet.fods", "fods"],
    ["report.xls", "xlml"],
  ] as const)("as a workbook: %s", async (filename, type) => {
    expect((await read(filename, book(type))).rows).toEqual([
      "Item|Share|When|Code",
      "Löwe|12.5%|2024-03-07|007",
      "店|50%|2024-03-08|008",
    ]);
  });

  it("as a web page that is called a workbook", async () => {
    const page = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body>
      <table><tr><th>Kunde</th><th colspan=2>Betrag</th></tr>
      <tr><td>M\xfcller &amp;\n S\xf6hne</td><td>01</td><td>&euro;&nbsp;3</td></tr><tr><td>Jörg<td>02<td>4</table></body></html>`;
    const { rows, format } = await read("report.xls", Buffer.from(page, "latin1"));
    expect(format).toBe("html");
    expect(rows.slice(1)).toEqual(["Müller & Söhne|01|€ 3", "Jörg|02|4"]);
    expect(
      (await read("report.xls", "<table><tr><th>A</th></tr><tr><td>1</td></tr></table>")).rows,
    ).toEqual(["A", "1"]);
    const wide = "\ufeff<table><tr><th>Größe</th></tr><tr><td>é</td></tr></table>";
    expect((await read("wide.xls", Buffer.from(wide, "utf16le"))).rows).toEqual(["Größe", "é"]);
  });

  it.each([
    [
      "an array",
      '[{"id": 12345678901234567890, "name": "a"}, {"id": 2, "where": {"city": "B"}, "tags": ["x", 1]}]',
    ],
    [
      "the only array of an object",
      '{"total": 2, "data": [{"id": 12345678901234567890, "name": "a"}, {"id": 2, "where": {"city": "B"}, "tags": ["x", 1]}]}',
    ],
    [
      "a line for each",
      '{"id": 12345678901234567890, "name": "a"}\n{"id": 2, "where": {"city": "B"}, "tags": ["x", 1]}\n',
    ],
  ])("as JSON: %s", async (_what, content) => {
    expect((await read("rows.json", content)).rows).toEqual([
      "id|name|where.city|tags",
      "12345678901234567890|a||",
      '2||B|["x",1]',
    ]);
  });

  it("as JSON of several lists, each of which is a table", async () => {
    const lists = '{"data": {"rows": [{"id": 1}, {"id": 2}]}, "meta": [{"page": 1}], "ok": true}';
    const { sheets } = await readSheets(Buffer.from(lists), "a.json", new CellBudget("a.json"));
    const tables = layOutAll(sheets, new CellBudget("a.json"));
    expect(tables.map(({ sheet, header, rowCount }) => [sheet, header, rowCount])).toEqual([
      ["data.rows", ["id"], 2],
      ["meta", ["page"], 1],
    ]);
    expect(tables[0]?.decisions[0]?.sentence).toBe(
      "The lists 'data.rows' and 'meta' are read as tables; what is beside them in the file is left out.",
    );
    const nested = await read("a.json", '{"data": {"rows": [{"id": 1}]}}');
    expect(nested.rows).toEqual(["id", "1"]);
    expect(nested.said[0]).toContain("The list 'data.rows' is read as the table");
  });

  it("as JSON of lists within a list", async () => {
    const { rows } = await read("a.json", '[["name", "sum"], ["a", 1.50], ["b", null]]');
    expect(rows).toEqual(["name|sum", "a|1.50", "b|"]);
  });

  it.each(["windows-1252", "utf-8"] as const)("as SYLK and DIF in %s", async (encoding) => {
    const encode = (text: string) => Buffer.from(text, encoding === "utf-8" ? "utf8" : "latin1");
    const sylk = [
      "ID;PWXL;N;E",
      "P;PGeneral",
      "P;Pyyyy\\-mm\\-dd",
      'C;Y1;X1;K"Ort"',
      'C;X2;K"Tag"',
      'C;Y2;X1;K"Köln"',
      "F;P1;FG0G;X2",
      "C;X2;K46088",
      "E",
      "",
    ].join("\r\n");
    expect(await read("a.slk", encode(sylk))).toMatchObject({
      format: "sylk",
      rows: ["Ort|Tag", "Köln|2026-03-07"],
    });
    const cells = (...values: string[]) => ["-1,0", "BOT", ...values];
    const text = (value: string) => `1,0\r\n"${value}"`;
    const dif = [
      ...[
        "TABLE",
        "0,1",
        '"EXCEL"',
        "VECTORS",
        "0,2",
        '""',
        "TUPLES",
        "0,2",
        '""',
        "DATA",
        "0,0",
        '""',
      ],
      ...cells(text("Ort"), text("Umsatz")),
      ...cells(text("Köln"), "0,1.5", "V"),
      ...["-1,0", "EOD", ""],
    ].join("\r\n");
    expect(await read("a.dif", encode(dif))).toMatchObject({
      format: "dif",
      rows: ["Ort|Umsatz", "Köln|1.5"],
    });
    expect((await read("a.csv", "ID;Preis\nC;12\n")).rows).toEqual(["ID|Preis", "C|12"]);
  });

  it("as dBASE, in its code page", async () => {
    expect(await read("a.dbf", dbf())).toMatchObject({
      format: "dbf",
      rows: ["ORT|BETRAG|TAG", "Köln|1234.5|2026-03-07", "Paris|-2|2026-04-01"],
    });
  });

  it("as Parquet", async () => {
    const path = join(folder, "rows.parquet");
    const { connection, close } = await openDuckDb();
    await connection.run(
      `COPY (SELECT 1 AS id, DATE '2024-03-07' AS day, 0.10::DECIMAL(9,2) AS sum, NULL AS none) TO '${path}' (FORMAT parquet)`,
    );
    close();
    const { rows } = await read("rows.parquet", await readFile(path), path);
    expect(rows).toEqual(["id|day|sum|none", "1|2024-03-07|0.10|"]);
    await writeFile(path, "PAR1 and nothing");
    await expect(read("rows.parquet", "PAR1 and nothing", path)).rejects.toThrow("is damaged");
  });

  it("as the one file of an archive, and as a compressed one", async () => {
    const csv = "a,b\n1,2\n";
    const table = ["a|b", "1|2"];
    const zip = archive({ "data/a.csv": csv, "__MACOSX/._a.csv": "x", ".DS_Store": "y" });
    expect((await read("a.zip", zip)).rows).toEqual(table);
    expect((await read("a.csv.gz", gzipSync(csv))).rows).toEqual(table);
    expect((await read("a.tsv", "a\tb\n1\t2\n")).rows).toEqual(table);
    await expect(read("two.zip", archive({ "a.csv": csv, "b.csv": csv }))).rejects.toThrow(
      "'two.zip' is an archive of 2 files. Upload the files with tables one by one.",
    );
    await expect(read("deep.gz", gzipSync(gzipSync(csv)))).rejects.toThrow("archive within");
    await expect(read("bomb.gz", gzipSync(Buffer.alloc(251 * 1024 * 1024)))).rejects.toThrow(
      "'bomb.gz' unpacks to more than 250 MB, the limit for one file.",
    );
  });
});

describe("a file that is something else", () => {
  const compound = (path: string) => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, path, Buffer.alloc(5000, 1));
    return CFB.write(file, { type: "buffer" }) as Buffer;
  };

  it.each([
    ["report.pdf", "%PDF-1.7\n1 0 obj\n", "a PDF"],
    ["photo.jpg", Buffer.from("ffd8ffe000104a46", "hex"), "an image"],
    [
      "letter.docx",
      archive({ "[Content_Types].xml": "<a/>", "word/document.xml": "<a/>" }),
      "a Word document",
    ],
    [
      "talk.pptx",
      archive({ "[Content_Types].xml": "<a/>", "ppt/slides.xml": "<a/>" }),
      "a PowerPoint presentation",
    ],
    [
      "budget.numbers",
      archive({ "Index/Document.iwa": "x", "Metadata/a.plist": "y" }),
      "an Apple Numbers, Pages or Keynote file",
    ],
    ["letter.doc", compound("/WordDocument"), "a Word document"],
    ["mail.msg", compound("/__properties_version1.0"), "a mail"],
    [
      "mail.eml",
      "From: a@b.example\nMIME-Version: 1.0\n\nHello, you\n",
      "a mail or a saved web page",
    ],
    ["page.csv", "<!doctype html><table><tr><td>1</td></tr></table>", "a web page"],
    ["feed.xml", '<?xml version="1.0"?><rss/>', "an XML file"],
    [
      "text.odt",
      archive({ "META-INF/manifest.xml": "<a/>", "content.xml": "<office:text/>" }),
      "an OpenDocument text or presentation",
    ],
  ])(
    "is refused with what it is and what to do: %s [UPLOAD-10 S24]",
    async (filename, content, what) => {
      await expect(read(filename, content)).rejects.toMatchObject({
        kind: "unsupported",
        message: `'${filename}' is ${what}. Export the table as CSV or Excel and upload that.`,
      });
    },
  );

  it("is refused as Lotus 1-2-3, whose numbers the reader does not know", async () => {
    await expect(
      read("a.wk3", Buffer.from("0000 1a00 0010 0400".replaceAll(" ", ""), "hex")),
    ).rejects.toThrow(
      "'a.wk3' is a Lotus 1-2-3 file. Export the table as CSV or Excel and upload that.",
    );
  });

  it("is refused as JSON that is no list", async () => {
    await expect(read("one.json", '{"a": 1,\n"b": 2}\n')).rejects.toThrow(
      "'one.json' is JSON, but has no list of rows. Upload a list of objects, or export the table as CSV or Excel.",
    );
    await expect(read("cut.jsonl", '{"a": 1}\n{"a": \n')).rejects.toThrow(
      "Line 2 of 'cut.jsonl' is no JSON object.",
    );
  });
});
