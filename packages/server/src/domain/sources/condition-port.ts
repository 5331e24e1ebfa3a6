import type { DatasetTable } from "../datasets/ports.ts";

/**
 * Reads a condition such as `amount > 1000` over the columns of a table.
 * @param today `YYYY-MM-DD`, for `this month` and the like
 * @returns what follows `where` in SQL, or what is not understood, in a sentence
 */
export type ReadCondition = (
  condition: string,
  table: DatasetTable,
  today: string,
) => { readonly sql: string } | { readonly problem: string };
