import type { KeyboardEvent } from "react";

/** One fact. */
export interface FactRow {
  /** The row's own for as long as it lives: never made from the key, or renaming would move the focus. */
  id: string;
  key: string;
  value: string;
}

/** The value of one row, for whoever draws its field. */
export interface FactField {
  row: FactRow;
  /** Names the field. */
  label: string;
  placeholder: string;
  disabled: boolean;
  /** Stands on the field as `data-place`: it is how the table gives it the focus. */
  place: string;
  /** Writes the value, and the key with it where the value says it. */
  onType: (text: Partial<Pick<FactRow, "key" | "value">>) => void;
  /** Goes on to the next row on Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
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
