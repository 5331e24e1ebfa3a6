import { utils, write, type CellObject } from "@e965/xlsx";

/** A cell as a person types it. */
export type Typed = string | number | boolean | Date | null | CellObject;

/** A formula with the result that its program stored. */
export const formula = (f: string, v: number): CellObject => ({ t: "n", f, v });

export type SheetOf = {
  readonly rows: readonly (readonly Typed[])[];
  /** Such as `A2:A4`. */
  readonly merges?: readonly string[];
  readonly hidden?: boolean;
};

/** A workbook as SheetJS writes it. */
export function workbook(
  sheets: Readonly<Record<string, SheetOf>>,
  bookType: "xlsx" | "biff8" = "xlsx",
): Uint8Array {
  const book = utils.book_new();
  for (const [name, { rows, merges = [] }] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows as Typed[][], {
      cellDates: true,
      UTC: true,
      dateNF: "yyyy-mm-dd",
    });
    sheet["!merges"] = merges.map((one) => utils.decode_range(one));
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Sheets: Object.values(sheets).map(({ hidden }) => ({ Hidden: hidden ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: "array", bookType, compression: true }) as ArrayBuffer);
}
