const MEGABYTE = 1024 * 1024;

/** Limits for one file and one query. A file over a limit is rejected with a message that names the limit. */
export const tableLimits = {
  rows: 1_000_000,
  columns: 500,
  /** Cells of all tables of one file, empty ones included. */
  cells: 10_000_000,
  /** Characters of one cell. */
  cellLength: 100_000,
  sheets: 100,
  /** Different values of a column that are counted; more are as good as countless. */
  distinctValues: 2_000,
  /** Limit for an unpacked workbook. */
  unpackedBytes: 250 * MEGABYTE,
  importMs: 60_000,
  /** JavaScript heap of a child process. */
  heapMegabytes: 1024,
  /** The child ends itself above this; a JavaScript heap limit does not see the memory of native code. */
  residentBytes: 1536 * MEGABYTE,
  queryMs: 10_000,
  queryThreads: 2,
  resultRows: 200,
  /** Characters of one cell of a result; a longer text is cut and ends in an ellipsis. */
  resultCellLength: 4_000,
  /** Characters of all cells of a result. */
  resultLength: 400_000,
} as const;
