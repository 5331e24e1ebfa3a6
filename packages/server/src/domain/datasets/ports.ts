import type { ColumnRole } from "./column-roles.ts";
import type { ColumnProfile } from "../../tables/protocol.ts";

export type { ColumnProfile };

/** One table of an uploaded file. */
export type DatasetTable = {
  /** Name in SQL, one of its kind among a person's tables. */
  readonly name: string;
  /** As a person knows it: the file, or the sheet of it. */
  readonly label: string;
  readonly row_count: number;
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly samples?: readonly string[];
    readonly profile?: ColumnProfile;
    /** Chosen by a person; without it, it is found in heading and values. */
    readonly role?: ColumnRole;
  }[];
  readonly notes?: readonly string[];
};

/** The different values of columns, by names of table and column. */
export type ColumnValues = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * An uploaded file. It lies in the file store as it came as `{storageKey}-raw`, and its tables as `{storageKey}-0.parquet`, `-1` and so
 * on. Of files from before they were kept there are the tables alone.
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
  readonly createdAt: Date;
};

/** What is remembered of uploaded files. Every call names the person, so that nobody sees another's. */
export type DatasetRepository = {
  /** Newest first. */
  list(userId: string): Promise<Dataset[]>;
  /** Newest first, each with the values of its columns in their profiles. */
  listWithValues(userId: string): Promise<Dataset[]>;
  insert(dataset: Dataset): Promise<void>;
  /**
   * Changes what is known of a file's tables, while nobody else does.
   * @returns the file with the values of its columns; undefined where the person has no such file
   */
  changeTables(
    userId: string,
    id: string,
    change: (tables: readonly DatasetTable[]) => readonly DatasetTable[],
  ): Promise<Dataset | undefined>;
  /** The keys of all files of everybody. */
  listStorageKeys(): Promise<ReadonlySet<string>>;
  /** Gives back what was removed; undefined where the person has no such file. */
  remove(userId: string, id: string): Promise<Dataset | undefined>;
};
