/** How large a sheet is, read from its XML without building it. */
export type SheetSize = { readonly cells: number; readonly rows: number; readonly columns: number };

const OPEN = 0x3c;
const CLOSE = 0x3e;

/** Measures a worksheet, so that one with a cell in the last corner is refused before it is laid out in memory. */
export function sheetSize(xml: Buffer): SheetSize {
  let [cells, rows, columns] = [0, 0, 0];
  let place = 0;
  for (let at = xml.indexOf(OPEN); at >= 0; at = xml.indexOf(OPEN, at + 1)) {
    const name = tagName(xml, at + 1);
    if (name === "row") {
      rows = Math.max(rows + 1, Number(attribute(xml, at)?.[2] ?? 0));
      place = 0;
    } else if (name === "c") {
      cells++;
      place++;
      const address = attribute(xml, at);
      if (address?.[1]) place = columnNumber(address[1]);
      columns = Math.max(columns, place);
    }
  }
  return { cells, rows, columns };
}

/** `c` or `row`, whatever its namespace prefix; empty for other tags. */
function tagName(xml: Buffer, start: number) {
  let from = start;
  for (let at = start; at < start + 24; at++) {
    const code = xml[at];
    if (code === 0x3a) from = at + 1;
    else if (
      code === 0x20 ||
      code === CLOSE ||
      code === 0x2f ||
      code === 0x0a ||
      code === 0x0d ||
      code === 0x09
    ) {
      const length = at - from;
      if (length === 1) return xml[from] === 0x63 ? "c" : "";
      return length === 3 && xml.toString("latin1", from, at) === "row" ? "row" : "";
    }
  }
  return "";
}

function attribute(xml: Buffer, at: number) {
  const end = xml.indexOf(CLOSE, at);
  return /\sr\s*=\s*["']([A-Z]{0,3})(\d{0,7})["']/.exec(
    xml.toString("latin1", at, end < 0 ? at + 200 : Math.min(end, at + 400)),
  );
}

function columnNumber(letters: string) {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.charCodeAt(0) - 64);
  return number;
}
