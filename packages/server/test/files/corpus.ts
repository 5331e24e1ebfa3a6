import type { DecisionKind } from "../../src/tables/reading.ts";

export type Value = string | number | boolean | null;

/** One table that must be read from a file. */
export type ExpectedTable = {
  /** What it is called, where that matters. */
  readonly sheet?: string;
  readonly headings: readonly string[];
  readonly rows: number;
  /** Its first records. A number must be read as one, and a date as `2026-03-07`. */
  readonly records?: readonly (readonly Value[])[];
  readonly sums?: Readonly<Record<string, number>>;
};

/** A file with what must be read from it. */
export type CorpusFile = {
  readonly name: string;
  /** Its text or bytes, or the name of a file in the folder `public`. */
  readonly content: string | Uint8Array | { readonly file: string };
  readonly tables?: readonly ExpectedTable[];
  /** What must be said where nothing can be read. */
  readonly refused?: RegExp;
  /** Rows that are said to be no records, as the spreadsheet program numbers them. */
  readonly leftOut?: readonly number[];
  /** What must have been decided. */
  readonly decisions?: readonly DecisionKind[];
};

/** A table by its headings, parted by bars, and all of its records. */
export const table = (
  headings: string,
  records: readonly (readonly Value[])[],
  more: Partial<ExpectedTable> = {},
): ExpectedTable => ({ headings: headings.split("|"), rows: records.length, records, ...more });

/** A table of which only sums and its first records are compared. */
export const large = (
  headings: string,
  rows: number,
  more: Partial<ExpectedTable>,
): ExpectedTable => ({ headings: headings.split("|"), rows, ...more });

/** Lines of a text file. */
export const lines = (...list: readonly string[]) => `${list.join("\n")}\n`;
