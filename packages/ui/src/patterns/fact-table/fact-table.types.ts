/** One fact. */
export interface FactRow {
  /** The row's own for as long as it lives: never made from the key, or renaming would move the focus. */
  id: string;
  key: string;
  value: string;
}

/** What a person changed. */
export interface FactChange {
  /** The rows as they are now, blank ones included. */
  rows: readonly FactRow[];
  /** Ids of the rows that share a key: nothing may be saved while there are any. */
  duplicates: readonly string[];
}

/** What would be saved. */
export interface FactReading {
  /** Trimmed keys with their values, in order. */
  facts: readonly (readonly [key: string, value: string])[];
  /** How many rows hold a value and no key: they are left out, and the person is told. */
  dropped: number;
  /** Ids of the rows that share a key. */
  duplicates: readonly string[];
}
