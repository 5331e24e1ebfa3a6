import { gunzipSync } from "node:zlib";
import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import type { ReadingChoices } from "../reading.ts";
import { compoundPaths } from "./compound-file.ts";
import { decodeText } from "./decode-text.ts";
import { packStored, partNames, unpackXml, unpackFile } from "./excel-package.ts";
import type { FileReading } from "./file-reading.ts";
import { isOther, otherContents, otherFormat, otherText } from "./other-formats.ts";
import { hiddenInDocument, withStyles } from "./open-document.ts";
import { readCsv } from "./read-csv.ts";
import { readHtml } from "./read-html.ts";
import { isJson, readJson } from "./read-json.ts";
import { readParquet } from "./read-parquet.ts";
import { oldFormat, sheetText } from "./old-formats.ts";
import { locked, readOldWorkbook, readSheetText, readWorkbook } from "./read-workbook.ts";
import { readXlsx } from "./read-xlsx.ts";
import { damaged, emptyFile, notASpreadsheet, type CellBudget } from "./source-table.ts";

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("PK\x03\x04", "latin1");
const GZIP = Buffer.from("1f8b", "hex");
const PARQUET = Buffer.from("PAR1", "latin1");

type Source = {
  readonly filename: string;
  readonly budget: CellBudget;
  readonly choices: ReadingChoices;
  /** Where the file is; undefined for one from an archive. */
  readonly path?: string;
};

/**
 * Reads the sheets of an untrusted file. Its bytes decide the format.
 * @param path where the file is, for formats that are read from there
 * @throws TableRefusal with a message for the user
 */
export async function readSheets(
  bytes: Buffer,
  filename: string,
  budget: CellBudget,
  choices: ReadingChoices = {},
  path?: string,
): Promise<FileReading> {
  const source: Source = { filename, budget, choices, path };
  const unpacked = unpackOne(bytes, source);
  if (unpacked) return readOne(unpacked, { ...source, path: undefined });
  return readOne(bytes, source);
}

async function readOne(bytes: Buffer, source: Source): Promise<FileReading> {
  const { filename, budget, path } = source;
  if (bytes.length === 0) throw emptyFile(filename);
  const other = otherFormat(bytes, filename);
  if (other) throw other;
  if (startsWith(bytes, ZIP)) return readArchive(bytes, source);
  if (startsWith(bytes, GZIP)) throw isOther(filename, "an archive within an archive");
  if (startsWith(bytes, PARQUET)) {
    if (path === undefined) throw isOther(filename, "an archive with a Parquet file");
    return readParquet(path, filename, budget);
  }
  if (startsWith(bytes, COMPOUND_FILE)) {
    const paths = compoundPaths(bytes);
    const holds = (name: string) => paths.some((one) => one.endsWith(`/${name}`));
    if (holds("encryptedpackage")) throw locked(filename);
    if (!holds("workbook") && !holds("book"))
      throw otherContents(paths, filename) ?? notASpreadsheet(filename);
    return { format: "xls", sheets: await readOldWorkbook(bytes, filename, budget) };
  }
  const old = oldFormat(bytes);
  if (old === "lotus") throw isOther(filename, "a Lotus 1-2-3 file");
  if (old) return { format: old, sheets: await readOldWorkbook(bytes, filename, budget) };
  return readText(bytes, source);
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

async function readArchive(bytes: Buffer, { filename, budget }: Source): Promise<FileReading> {
  const names = partNames(bytes) ?? [];
  if (names.some((name) => /^xl\/workbook\w*\.(?:xml|bin)$/.test(name)))
    return readXlsx(bytes, filename, budget);
  const other = otherContents(names, filename);
  if (other) throw other;
  if (!names.includes("content.xml") || !names.includes("META-INF/manifest.xml"))
    throw notASpreadsheet(filename);
  // Packed again, so that the reader sees only what was measured.
  const parts = unpackXml(bytes, filename, budget);
  const content = parts.find(({ name }) => name === "content.xml");
  if (!content?.bytes.includes("<office:spreadsheet"))
    throw isOther(filename, "an OpenDocument text or presentation");
  const hidden = hiddenInDocument(content.bytes);
  const packed = packStored(withStyles(parts));
  return { format: "ods", sheets: await readWorkbook(packed, filename, budget, { hidden }) };
}

/** The only file of an archive, or what a compressed file holds; undefined for other files. */
function unpackOne(bytes: Buffer, { filename, budget }: Source): Buffer | undefined {
  if (startsWith(bytes, GZIP)) {
    try {
      return gunzipSync(bytes, { maxOutputLength: tableLimits.unpackedBytes });
    } catch (error) {
      if (error instanceof RangeError) budget.tooMuchUnpacked();
      throw damaged(filename);
    }
  }
  if (!startsWith(bytes, ZIP)) return undefined;
  const names = partNames(bytes) ?? [];
  const isFolderOfFormat = names.some(
    (name) =>
      name === "[Content_Types].xml" || name === "META-INF/manifest.xml" || name.startsWith("xl/"),
  );
  if (isFolderOfFormat || names.length === 0 || otherContents(names, filename)) return undefined;
  // What the Mac and Windows add to archives by themselves.
  const files = names.filter(
    (name) => !/\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name),
  );
  const [only] = files;
  if (only === undefined || files.length > 1)
    throw new TableRefusal(
      "unsupported",
      `'${filename}' is an archive of ${files.length} files. Upload the files with tables one by one.`,
    );
  return unpackFile(bytes, only, filename, budget);
}

async function readText(bytes: Buffer, source: Source): Promise<FileReading> {
  const { filename, budget, choices } = source;
  const beginning = decodeText(bytes.subarray(0, BEGINNING))?.text ?? "";
  if (/^\s*</.test(beginning)) {
    if (
      /urn:schemas-microsoft-com:office:spreadsheet"/.test(beginning) &&
      !/<html/i.test(beginning)
    )
      return { format: "xml", sheets: await readWorkbook(bytes, filename, budget) };
    if (/<office:document[\s>]/.test(beginning) && /opendocument\.spreadsheet/.test(beginning))
      return {
        format: "ods",
        sheets: await readWorkbook(bytes, filename, budget, { hidden: hiddenInDocument(bytes) }),
      };
    const page = /\.xl\w+$/i.test(filename) ? readPage(bytes, source) : undefined;
    if (page) return page;
  }
  const other = otherText(beginning, filename);
  if (other) throw other;
  const format = sheetText(beginning);
  const decoded = format && decodeText(bytes, choices.encoding);
  if (decoded) {
    const { text, encoding, decisions } = decoded;
    const sheets = await readSheetText(text, filename, budget);
    return {
      format,
      encoding,
      sheets: sheets.map((sheet) => ({
        ...sheet,
        decisions: [...decisions, ...(sheet.decisions ?? [])],
      })),
    };
  }
  if (isJson(beginning)) {
    const text = decodeText(bytes)?.text;
    const reading = text === undefined ? undefined : readJson(text, filename);
    if (reading) {
      source.budget.sheets(reading.sheets.length);
      return reading;
    }
  }
  return readCsv(bytes, filename, choices);
}

/** Characters that tell what a text is. */
const BEGINNING = 4096;

/** The tables of a web page that is called a workbook; undefined where it has none. */
function readPage(bytes: Buffer, { choices }: Source): FileReading | undefined {
  const named = /<meta[^>]+charset=["']?([\w-]+)/i.exec(
    bytes.toString("latin1", 0, BEGINNING),
  )?.[1];
  const decoded = decodeText(bytes, choices.encoding ?? labelOf(named));
  if (!decoded) return undefined;
  const { text, encoding, decisions } = decoded;
  const sheets = readHtml(text).map((sheet) => ({ ...sheet, decisions }));
  return sheets.length === 0 ? undefined : { format: "html", encoding, sheets };
}

function labelOf(charset: string | undefined): string | undefined {
  try {
    return charset && new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
}
