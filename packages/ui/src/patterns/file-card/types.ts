import type { FileCardWords } from "../../components/labels/words/file-card-words.ts";

/** What questions take a column for. */
export type FileColumnRole = keyof FileCardWords["columnRoles"];

/** A column as its file has it. */
export type FileColumn = {
  /** Names it where its role is chosen. */
  name?: string | undefined;
  label: string;
  /** `integer`, `decimal`, `boolean`, `date`, `timestamp` or `text`. */
  type: string;
  /** The first and the last date, of a column of dates; as ISO text. */
  earliest?: string | undefined;
  latest?: string | undefined;
  /** What questions take it for, one of `roles`; without roles, nothing is said of it. */
  role?: FileColumnRole | undefined;
  /** The roles that it can have. */
  roles?: readonly FileColumnRole[] | undefined;
};

/** One table of a file: all of a CSV file, a sheet of a workbook. */
export type FileTable = {
  /** Names it where the role of a column is chosen. */
  name?: string | undefined;
  label: string;
  rowCount: number;
  columns: readonly FileColumn[];
  /** What was decided when it was read: rows that were left out, headings that were joined. */
  notes?: readonly string[] | undefined;
};

/** What an uploaded file holds, and questions about it that are answered right. */
export type FileCardView = {
  id?: string | undefined;
  name: string;
  tables: readonly FileTable[];
  questions: readonly string[];
};

/** What a person takes a column for. */
export type ColumnRoleChoice = { table: string; column: string; role: FileColumnRole };

/** Choosing roles of the columns of files. */
export type ColumnRoleActions = {
  /** Why the last choice could not be saved. */
  failure: { file: string; message: string } | null;
  onChooseRole: (chosen: ColumnRoleChoice & { file: string }) => void;
};
