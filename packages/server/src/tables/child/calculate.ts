import { utils, type CellObject, type WorkBook } from "@e965/xlsx";

/** Formulas that are calculated, and cells that they may read; a larger workbook says that its formulas have no results. */
const MAX_FORMULAS = 20_000;
const MAX_CELLS = 500_000;

/**
 * Calculates formulas that have no stored result, as programs without a calculator of their own write them. One formula that cannot be
 * calculated leaves all of them without a result, since others may read it and would be wrong.
 * @returns the cells that have a result now
 */
export async function calculate(book: WorkBook): Promise<ReadonlySet<CellObject>> {
  const missing = withoutResult(book);
  if (missing.size === 0 || missing.size > MAX_FORMULAS) return NONE;
  for (const { f = "" } of missing) if (!isKnown(f)) return NONE;
  const copies = new Map<CellObject, CellObject>();
  const sheets: Record<string, Record<string, CellObject>> = {};
  for (const [name, sheet] of Object.entries(book.Sheets)) {
    const copy: Record<string, CellObject> = (sheets[name] = {});
    for (const { cell, r, c } of cellsOf(sheet)) {
      const own: CellObject = missing.has(cell) ? { t: "z", f: cell.f } : { t: cell.t, v: cell.v };
      copy[utils.encode_cell({ r, c })] = own;
      copies.set(cell, own);
      if (copies.size > MAX_CELLS) return NONE;
    }
  }
  const { default: evaluate } = await import("xlsx-calc");
  evaluate.import_functions(await import("@formulajs/formulajs"));
  evaluate({ Sheets: sheets }, { continue_after_error: true });
  const results = new Map<CellObject, Pick<CellObject, "t" | "v">>();
  for (const cell of missing) {
    const result = resultOf(copies.get(cell));
    if (!result) return NONE;
    results.set(cell, result);
  }
  for (const [cell, result] of results) Object.assign(cell, result);
  return missing;
}

/** Whether a workbook stored the result of a cell's formula. */
export const hasResult = ({ t, v }: CellObject): boolean => t !== "z" && v !== undefined;

const NONE: ReadonlySet<CellObject> = new Set();
const DIVISION_BY_ZERO = 7;

function resultOf(cell: CellObject | undefined): Pick<CellObject, "t" | "v"> | undefined {
  const v: unknown = cell?.v;
  if (cell?.t === "e") return v === DIVISION_BY_ZERO ? { t: "e", v } : undefined;
  if (typeof v === "number") return Number.isFinite(v) ? { t: "n", v } : undefined;
  if (typeof v === "string") return { t: "s", v };
  return typeof v === "boolean" ? { t: "b", v } : undefined;
}

/** Functions whose results are those of Excel, which those of dates are not. */
const FUNCTIONS = new Set(
  "ABS AND AVERAGE AVERAGEIF AVERAGEIFS CONCAT CONCATENATE COUNT COUNTA COUNTIF COUNTIFS IF IFERROR INT LEFT LEN LOWER MAX MID MIN MOD NOT OR PRODUCT RIGHT ROUND ROUNDDOWN ROUNDUP SUBTOTAL SUM SUMIF SUMIFS SUMPRODUCT TRIM UPPER VLOOKUP".split(
    " ",
  ),
);

/** Whether a formula has nothing but known functions, addresses and values. */
function isKnown(formula: string): boolean {
  const bare = formula.replaceAll(/"[^"]*"/g, "").replaceAll(/(?:'[^']*'|[\p{L}\w.]+)!/gu, "");
  if (/[[\]{}#@']/.test(bare)) return false;
  const words = bare.match(/\$?[\p{L}_][\p{L}\w.$]*\s*\(?/gu) ?? [];
  return words.every((word) =>
    word.endsWith("(")
      ? FUNCTIONS.has(word.slice(0, -1).trim().toUpperCase())
      : /^(?:\$?[A-Z]{1,3}(?:\$?\d+)?|TRUE|FALSE)$/i.test(word.trim()),
  );
}

function withoutResult(book: WorkBook): ReadonlySet<CellObject> {
  const missing = new Set<CellObject>();
  const isUnsaved = hasOnlyPlaceholders(book);
  for (const sheet of Object.values(book.Sheets))
    for (const { cell } of cellsOf(sheet))
      if (cell.f && (!hasResult(cell) || isUnsaved)) missing.add(cell);
  return missing;
}

function* cellsOf(sheet: WorkBook["Sheets"][string]) {
  const data = (sheet["!data"] ?? []) as ((CellObject | undefined)[] | undefined)[];
  for (const [r, cells = []] of data.entries())
    for (const [c, cell] of cells.entries()) if (cell) yield { cell, r, c };
}

/** Some programs write 0 for every result and ask Excel to calculate when it opens the file. */
function hasOnlyPlaceholders(book: WorkBook): boolean {
  const settings = (book.Workbook as { CalcPr?: { fullCalcOnLoad?: string } } | undefined)?.CalcPr;
  if (!/^(?:1|true)$/.test(settings?.fullCalcOnLoad ?? "")) return false;
  for (const sheet of Object.values(book.Sheets))
    for (const { cell } of cellsOf(sheet))
      if (cell.f && hasResult(cell) && cell.v !== 0) return false;
  return true;
}
