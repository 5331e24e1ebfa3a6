import type { KeyboardEvent } from "react";

/** One fact. */
export interface FactRow {
  /** Stable for the life of the row: never derived from the key, or renaming would move the focus. */
  id: string;
  key: string;
  value: string;
}

/** The value of one row, for a custom field. */
export interface FactField {
  row: FactRow;
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  disabled: boolean;
  /** Set it as `data-place` on the field: the table focuses the field by it. */
  place: string;
  /** Changes the value, and the key if the value determines it. */
  onType: (text: Partial<Pick<FactRow, "key" | "value">>) => void;
  /** Moves to the next row on Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A change by the person. */
export interface FactChange {
  /** The current rows, blank ones included. */
  rows: readonly FactRow[];
  /** Ids of the rows that share a key: nothing may be saved while there are any. */
  duplicates: readonly string[];
}

/** What would be saved. */
export interface FactReading {
  /** Trimmed keys with their values, in order. */
  facts: readonly (readonly [key: string, value: string])[];
  /** How many rows have a value but no key: they are left out, and the person is told. */
  dropped: number;
  /** Ids of the rows that share a key. */
  duplicates: readonly string[];
}
