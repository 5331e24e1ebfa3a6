/** A column as its file has it. */
export type FileColumn = {
  label: string;
  /** `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`. */
  type: string;
  /** The first and the last date, of a column of dates; as ISO text. */
  earliest?: string | undefined;
  latest?: string | undefined;
};

/** One table of a file: all of a CSV file, a sheet of a workbook. */
export type FileTable = { label: string; rowCount: number; columns: readonly FileColumn[] };

/** What an uploaded file holds, and questions about it that are answered right. */
export type FileCardView = {
  name: string;
  tables: readonly FileTable[];
  questions: readonly string[];
};
