/** Formats of old programs, by their first bytes. */
export type OldFormat = "xls" | "dbf" | "lotus";

const DBF_VERSIONS = new Set([
  0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0x8c, 0xcb, 0xf5, 0xfb,
]);
const DBF_HEADER = 32;

/** What a file of an old program is; undefined for every other. */
export function oldFormat(bytes: Buffer): OldFormat | undefined {
  const [a, b, c, d] = bytes;
  // Workbooks of Excel 2 to 4 are their only sheet.
  if (a === 0x09 && (b === 0 || b === 2 || b === 4) && (c === 4 || c === 6) && d === 0)
    return "xls";
  if (a === 0 && b === 0 && (c === 0x02 || c === 0x1a) && d === 0) return "lotus";
  return isDbf(bytes) ? "dbf" : undefined;
}

/** Its sizes must agree: its first byte alone begins other files, too. */
function isDbf(bytes: Buffer): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  if (bytes.length < 2 * DBF_HEADER || !DBF_VERSIONS.has(version)) return false;
  const records = bytes.readUInt32LE(4);
  const header = bytes.readUInt16LE(8);
  const width = bytes.readUInt16LE(10);
  const isDated = month <= 12 && day <= 31;
  return (
    isDated && header > DBF_HEADER && width > 1 && header + records * width <= bytes.length + 1
  );
}

const SYLK = /^ID;P[^;\r\n]*(?:;[NE])*\r?\n(?:P;[PFE]|B;[YX]\d|[CF];[A-Z]+\d|O;[LDVG]|NN;|W;)/;
const DIF = /^TABLE\r?\n0,1\r?\n"/;

/** Formats in which old programs exchange sheets as text, by their first lines. A CSV file can begin with `ID;P`, too. */
export function sheetText(beginning: string): "sylk" | "dif" | undefined {
  if (SYLK.test(beginning)) return "sylk";
  return DIF.test(beginning) ? "dif" : undefined;
}
