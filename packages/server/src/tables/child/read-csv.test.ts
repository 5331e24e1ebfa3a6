import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRecords } from "./csv-records.ts";
import { layOutAll } from "./layout/lay-out.ts";
import { readCsv } from "./read-csv.ts";
import { CellBudget } from "./source-table.ts";

const read = (content: string | Uint8Array) =>
  layOutAll(readCsv(Buffer.from(content), "a.csv").sheets, new CellBudget("a.csv"));

/** The table by rows, as the file has it. */
function rowsOf(content: string | Uint8Array) {
  const [{ header, columns, rowCount } = expect.fail("There is no table."), ...others] =
    read(content);
  expect(others).toEqual([]);
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => column[row]));
  return [header, ...rows];
}

describe("reading CSV", () => {
  const table = [
    ["name", "n"],
    ["A, B", "1"],
  ];

  it.each([
    ["UTF-8", "name,n\nŁódź,1\n", "Łódź"],
    ["UTF-8 with a byte order mark", "\ufeffname,n\nŁódź,1\n", "Łódź"],
    ["UTF-16 little endian", Buffer.from("\ufeffname,n\n店,1\n", "utf16le"), "店"],
    ["UTF-16 big endian", Buffer.from("\ufeffname,n\n店,1\n", "utf16le").swap16(), "店"],
    ["UTF-16 without a mark", Buffer.from("name,n\nlodz and more,1\n", "utf16le"), "lodz and more"],
    ["Windows-1252", Buffer.from("name,n\nM\xfcnchen \x80,1\n", "latin1"), "München €"],
  ])("understands %s", (_what, content, name) => {
    expect(rowsOf(content)).toEqual([
      ["name", "n"],
      [name, "1"],
    ]);
  });

  it.each([
    ["commas", 'name,n\n"A, B",1\n'],
    ["semicolons", "name;n\nA, B;1\n"],
    ["tabs", "name\tn\nA, B\t1\n"],
    ["bars", "name|n\nA, B|1\n"],
    ["a title above semicolons", "Monthly report\nname;n\nA, B;1\n"],
    ["a line that names the delimiter", "sep=;\r\nname;n\r\nA, B;1\r\n"],
    ["no line break at the end", 'name,n\n"A, B",1'],
    ["old Mac line breaks", 'name,n\r"A, B",1\r'],
    ["blanks before a quoted cell", 'name,n\n  "A, B" ,1\n'],
    ["empty cells after the last column", 'name,n\n"A, B",1,,\n'],
    ["blank lines", '\nname,n\n\n"A, B",1\n\n'],
    ["rows of delimiters alone", 'name,n\n,\n"A, B",1\n , \n,,\n'],
  ])("understands %s", (_what, content) => {
    expect(rowsOf(content)).toEqual(table);
  });

  it("needs no cell under a stray delimiter at the end of the header", () => {
    expect(rowsOf("a,b,,\n1,2\n3,4,5\n")).toEqual([
      ["a", "b", null],
      ["1", "2", null],
      ["3", "4", "5"],
    ]);
  });

  it("keeps line breaks, quotes and delimiters inside quotes; blanks alone are empty", () => {
    expect(rowsOf('a,b\n"x\r\ny ""z"", 1",  \n5" pipe,ok\n')).toEqual([
      ["a", "b"],
      ['x\r\ny "z", 1', null],
      ['5" pipe', "ok"],
    ]);
  });

  /** What is said of it, without its rows. */
  const said = (content: string) =>
    read(content).flatMap(({ decisions }) => decisions.map(({ sentence }) => sentence));

  it("keeps the cells beyond the header, and says in which row they are", () => {
    const lines = [
      "a,b,c,d,e,f,g,h\n",
      ...Array.from({ length: 4810 }, () => 'x,"two\nlines",1,2,3,4,5,6\n'),
    ];
    expect(said(`${lines.join("")}1,2,3,4,5,6,7,8,9\n`)).toEqual([
      "Row 4,812 has more cells than the header, which has 8. The others are in columns named by their position.",
    ]);
    expect(rowsOf("a,b\n1,2\n3,4,5\n")).toEqual([
      ["a", "b", null],
      ["1", "2", null],
      ["3", "4", "5"],
    ]);
  });

  it("reads a broken quote as an ordinary character where the row has all its cells", () => {
    const filled = Array.from({ length: 15 }, (_, at) => `${at + 10},"x"\n`).join("");
    const content = `a,b\n${filled}2,"never\n3,"four"\n`;
    expect(rowsOf(content).slice(-2)).toEqual([
      ["2", "never"],
      ["3", "four"],
    ]);
    expect(said(content)).toEqual([
      "Row 17 has a quote that is opened and not closed, and is read without it.",
    ]);
    expect(rowsOf(`a,b\n${filled}3,"x"y\n`).at(-1)).toEqual(["3", "xy"]);
  });

  it("says which row is broken where its cells cannot be made out [UPLOAD-10]", () => {
    const filled = Array.from({ length: 15 }, () => '1,"x"\n').join("");
    expect(() => read(`a,b\n${filled}2,"never, ever\n3,4\n`)).toThrow(
      "Row 17: a quote is opened and never closed.",
    );
    expect(() => read(`a,b\n${filled}2,"no,w"y\n`)).toThrow(
      "Row 17: there is text after a closing quote.",
    );
  });

  it("agrees with another reader on any table, whatever is in its cells", () => {
    const cell = fc.string({
      unit: fc.constantFrom('"', ",", "\n", "\r\n", " ", "a", "ü", ";"),
      maxLength: 8,
    });
    const written = (value: string) => `"${value.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const text = rows.map((row) => row.map(written).join(",")).join("\n");
          const records: string[][] = [];
          readRecords(text, ",", (cells) => void records.push(cells));
          expect(records).toEqual(parse(text, { relax_column_count: true }));
          expect(records).toEqual(rows);
        },
      ),
    );
  });
});
