/** Key of a file as it was uploaded. */
export const rawKey = (storageKey: string): string => `${storageKey}-raw`;

/** Key of the rows of one of its tables; importing writes them under such names. */
export const tableKey = (storageKey: string, index: number): string =>
  `${storageKey}-${index}.parquet`;

/** Keys of the rows of all of its tables. */
export const tableKeys = (storageKey: string, tables: readonly unknown[]): string[] =>
  tables.map((_table, index) => tableKey(storageKey, index));
