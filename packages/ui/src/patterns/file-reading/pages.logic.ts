import type { ReadingPages, ReadingRow } from "./types.ts";

/** Rows are loaded in pages of this many. */
export const ROWS_PER_PAGE = 100;

/** A row by its number, once it is loaded. */
export const rowAt = (pages: ReadingPages, number: number): ReadingRow | undefined =>
  pages.get(Math.floor((number - 1) / ROWS_PER_PAGE))?.[(number - 1) % ROWS_PER_PAGE];

/** Whether whole pages of rows are all loaded. */
export const holdsRows = (pages: ReadingPages, from: number, count: number): boolean =>
  Array.from({ length: count / ROWS_PER_PAGE }, (_, at) =>
    pages.has((from - 1) / ROWS_PER_PAGE + at),
  ).every(Boolean);

/** The whole pages that hold these rows. */
export function pagesAround(first: number, last: number): { from: number; count: number } {
  const begin = Math.floor((first - 1) / ROWS_PER_PAGE);
  const end = Math.floor((last - 1) / ROWS_PER_PAGE);
  return { from: begin * ROWS_PER_PAGE + 1, count: (end - begin + 1) * ROWS_PER_PAGE };
}
