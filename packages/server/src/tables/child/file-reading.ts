import type { Sheet } from "./layout/lay-out.ts";

/** A file before its tables are found. */
export type FileReading = {
  readonly sheets: readonly Sheet[];
  readonly format: FileFormat;
  /** Text files only. */
  readonly encoding?: ReadEncoding;
  /** Text files only. */
  readonly delimiter?: string;
};

/** What a file is, by its bytes. */
export type FileFormat =
  | "csv"
  | "xls"
  | "xlsx"
  | "ods"
  | "xml"
  | "html"
  | "json"
  | "parquet"
  | "dbf"
  | "dif"
  | "sylk";

/** How the bytes of a text file were read. */
export type ReadEncoding = {
  /** A label of the Encoding Standard, such as `windows-1251`. */
  readonly label: string;
  /** True where the bytes could be another encoding as well. */
  readonly isDoubtful: boolean;
  /** Labels that read the bytes as well, with the most likely first. */
  readonly candidates: readonly string[];
};
