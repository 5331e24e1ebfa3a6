import type { ColumnRole } from "./column-roles.ts";
import type { ColumnProfile, FileInspection } from "../../tables/protocol.ts";
import type { Decision, ReadingChoices, SheetChoices } from "../../tables/reading.ts";

export type { ColumnProfile, Decision, FileInspection, ReadingChoices, SheetChoices };

/** One table of an uploaded file. */
export type DatasetTable = {
  /** Name in SQL, one of its kind among a user's tables. */
  readonly name: string;
  /** The name that the user knows: the file, or its sheet. */
  readonly label: string;
  readonly row_count: number;
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly unit?: string;
    readonly samples?: readonly string[];
    readonly profile?: ColumnProfile;
    /** Chosen by a user; without it, it is found in heading and values. */
    readonly role?: ColumnRole;
  }[];
  /** What was decided when it was read. */
  readonly decisions?: readonly Decision[];
  /** Sentences in place of decisions, of older files. */
  readonly notes?: readonly string[];
};

/** The different values of columns, by names of table and column. */
export type ColumnValues = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * An uploaded file. The original is in the file store as `{storageKey}-raw`, and its tables as `{storageKey}-0.parquet`, `-1`
 * and so on. Older files have only their tables.
 */
export type Dataset = {
  readonly id: string;
  readonly userId: string;
  readonly filename: string;
  /** Size of the file as it was sent. */
  readonly bytes: number;
  readonly rowCount: number;
  readonly tables: readonly DatasetTable[];
  readonly storageKey: string;
  readonly reading: KeptReading;
  readonly createdAt: Date;
};

/** How a file is read, as it is kept with it. */
export type KeptReading = {
  readonly choices?: ReadingChoices;
  /** Reads the next file of the same shape the same way. */
  readonly forNext?: boolean;
  /** Its sheets and headings as they are read without choices, hashed: what files of the same shape have in common. */
  readonly shape?: string;
  /** When the choices last changed, in ISO form. */
  readonly changedAt?: string;
};
