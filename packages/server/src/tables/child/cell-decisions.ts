import { utils } from "@e965/xlsx";
import type { Decision } from "../reading.ts";
import { counted } from "./layout/decisions.ts";

/** A cell of a workbook whose value is not simply the one that it shows; rows and columns count from 0. */
export type OddCell = {
  readonly row: number;
  readonly column: number;
  readonly what: "error" | "calculated" | "no result";
  /** The error. */
  readonly text?: string;
};

/** Cells that a sentence names, and that are kept. */
const MAX_NAMED = 5;
const MAX_KEPT = 50;

/** What is said of cells with errors, and with formulas that have no stored result. */
export function decisionsOnCells(odd: readonly OddCell[]): Decision[] {
  const of = (what: OddCell["what"]) => odd.filter((cell) => cell.what === what);
  const said: Decision[] = [];
  const errors = of("error");
  if (errors.length > 0)
    said.push({
      kind: "errors",
      title: `${counted(errors.length, "error")} read as empty`,
      sentence: `${counted(errors.length, "cell")} ${errors.length === 1 ? "shows an error and is" : "show an error and are"} read as empty: ${listOf(errors)}.`,
      cells: errors.slice(0, MAX_KEPT).map(({ row, text = "" }) => ({ row: row + 1, text })),
      ...placesOf(errors),
      isDoubtful: true,
    });
  const calculated = of("calculated");
  if (calculated.length > 0)
    said.push({
      kind: "formulas",
      title: `${counted(calculated.length, "formula")} calculated`,
      sentence: `${counted(calculated.length, "formula")} had no stored result and ${calculated.length === 1 ? "was" : "were"} calculated: ${listOf(calculated)}.`,
      ...placesOf(calculated),
    });
  const unknown = of("no result");
  if (unknown.length > 0)
    said.push({
      kind: "formulas",
      title: `${counted(unknown.length, "formula")} without a result`,
      sentence: `${counted(unknown.length, "formula")} ${unknown.length === 1 ? "has no stored result and is" : "have no stored result and are"} read as empty: ${listOf(unknown)}. Open the file in Excel, save it and upload it again.`,
      ...placesOf(unknown),
      isDoubtful: true,
    });
  return said;
}

const placesOf = (cells: readonly OddCell[]) => ({
  rows: [...new Set(cells.map(({ row }) => row + 1))].slice(0, MAX_KEPT),
  count: cells.length,
});

function listOf(cells: readonly OddCell[]): string {
  const named = cells.slice(0, MAX_NAMED).map(({ row, column, text }) => {
    const place = utils.encode_cell({ r: row, c: column });
    return text === undefined ? place : `${place} (${text})`;
  });
  if (cells.length > MAX_NAMED) named.push("others");
  return new Intl.ListFormat("en-US").format(named);
}
