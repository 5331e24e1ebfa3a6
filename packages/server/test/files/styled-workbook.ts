import { packStored } from "../../src/tables/child/excel-package.ts";

/** A row as a person lays it out: its first letters say that it is in bold (`b`), and how far its label is moved in (`1`, `2`). */
export type StyledRow = readonly ["" | "b" | "1" | "2", ...(string | number | null)[]];

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const STYLES = ["", "b", "1", "2"] as const;

/** A workbook of one sheet with bold and indented cells, which the writer of the others has no styles for. */
export function styledWorkbook(rows: readonly StyledRow[]): Uint8Array {
  const sheet = rows.map(([style, ...cells], row) => {
    const written = cells.map((cell, column) => {
      const place = `r="${String.fromCodePoint(65 + column)}${row + 1}"`;
      const isIn = style === "b" || column === 0;
      const s = isIn ? STYLES.indexOf(style) : 0;
      if (cell === null) return `<c ${place}/>`;
      return typeof cell === "number"
        ? `<c ${place} s="${s}"><v>${cell}</v></c>`
        : `<c ${place} s="${s}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${row + 1}">${written.join("")}</row>`;
  });
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="0"><alignment horizontal="left" indent="1"/></xf><xf fontId="0"><alignment horizontal="left" indent="2"/></xf></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
  };
  return packStored(
    Object.entries(parts).map(([name, xml]) => ({
      name,
      bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
    })),
  );
}
