/** What the operator may set of the processes that read uploaded files. */
export type TableSettings = {
  /** DuckDB's memory for one query. */
  readonly memoryMegabytes: number;
  /** How many work at the same time, and how many are kept for the next query. */
  readonly processes: number;
};

export const TABLE_DEFAULTS: TableSettings = { memoryMegabytes: 512, processes: 3 };
