import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import type { Decision, SheetChoices } from "../reading.ts";

/** An empty cell is null; every other is text, numbers and dates in their canonical form. */
export type Cell = string | null;

/** A table as its file has it, by columns. */
export type SourceTable = {
  /** Name of the sheet; undefined for a CSV file. */
  readonly sheet: string | undefined;
  readonly header: readonly Cell[];
  readonly columns: readonly (readonly Cell[])[];
  readonly rowCount: number;
  /** True if a comma is likely the decimal sign, as in files with semicolons as delimiters. */
  readonly commaDecimals: boolean;
  /** True where numbers and dates come from a program that knows them as such, in their canonical form. */
  readonly isWorkbook: boolean;
  /** What was decided about where it is. */
  readonly decisions: readonly Decision[];
  /** What a person chose about the sheet. */
  readonly choices: SheetChoices;
  /** Where each column is in the sheet, from 0; undefined for one that was added. */
  readonly places: readonly (number | undefined)[];
  /** Where columns of a workbook have texts such as `1.234`, which are no numbers to it. */
  readonly typedPoints?: ReadonlySet<number>;
  /** The number of each row in the spreadsheet program. */
  readonly rowNumbers: readonly number[];
};

const number = new Intl.NumberFormat("en-US");

/** Counts the cells of a file and rejects it when it exceeds a limit. */
export class CellBudget {
  readonly #filename: string;
  #cells = 0;

  constructor(filename: string) {
    this.#filename = filename;
  }

  columns(count: number) {
    if (count > tableLimits.columns) {
      this.#refuse(
        `has ${number.format(count)} columns; the limit is ${number.format(tableLimits.columns)}.`,
      );
    }
  }

  /** @param rowNumber as the user sees it, the header being row 1 */
  row(cells: readonly Cell[], rowNumber: number) {
    if (rowNumber > tableLimits.rows + 1) {
      this.#refuse(
        `has more than ${number.format(tableLimits.rows)} rows, the limit for one table.`,
      );
    }
    this.#cells += cells.length;
    if (this.#cells > tableLimits.cells) this.tooManyCells();
    for (const cell of cells) {
      if (cell !== null && cell.length > tableLimits.cellLength) {
        throw new TableRefusal(
          "too_large",
          `Row ${rowNumber} has a cell of more than ${number.format(tableLimits.cellLength)} characters, the limit for one cell.`,
        );
      }
    }
  }

  sheets(count: number) {
    if (count > tableLimits.sheets) {
      this.#refuse(`has ${number.format(count)} sheets; the limit is ${tableLimits.sheets}.`);
    }
  }

  tooManyCells(): never {
    this.#refuse(
      `has more than ${number.format(tableLimits.cells)} cells, the limit for one file.`,
    );
  }

  tooMuchUnpacked(): never {
    const megabytes = number.format(tableLimits.unpackedBytes / 1024 / 1024);
    this.#refuse(`unpacks to more than ${megabytes} MB, the limit for one file.`);
  }

  #refuse(rest: string): never {
    throw new TableRefusal("too_large", `'${this.#filename}' ${rest}`);
  }
}

/** Blanks alone are an empty cell. */
export const cellOf = (text: string): Cell => (text === "" || text.trim() === "" ? null : text);

/** The file is empty, whatever its type. */
export const emptyFile = (filename: string) =>
  new TableRefusal("invalid", `'${filename}' is empty.`);

/** The file names columns and has nothing in them. */
export const noRows = (filename: string) =>
  new TableRefusal("invalid", `'${filename}' has a header but no rows.`);

/** The file is no spreadsheet. */
export const notASpreadsheet = (filename: string) =>
  new TableRefusal(
    "unsupported",
    `'${filename}' is not a spreadsheet. Upload a CSV or Excel file.`,
  );

/** The file claims to be a spreadsheet and cannot be read as one. */
export const damaged = (filename: string) =>
  new TableRefusal("invalid", `'${filename}' is damaged and cannot be read.`);
