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
  /** What was decided when it was read, in sentences: shown where no page shows it in the file. */
  notes?: readonly string[] | undefined;
  /** The same in a few words each. */
  decisions?: readonly FileDecision[] | undefined;
};

/** One thing that was decided when a file was read. */
export type FileDecision = {
  /** `same_shape` for a file that is read as an earlier one was. */
  kind: string;
  title: string;
  /** Another reading is likely enough to look. */
  doubtful: boolean;
};

/** What another version of a file has that the last one did not, and the other way round. */
export type FileChanges = {
  missingColumns: readonly string[];
  newColumns: readonly string[];
  missingTables: readonly string[];
  newTables: readonly string[];
};

/** What an uploaded file holds, and questions about it that are answered right. */
export type FileCardView = {
  id?: string | undefined;
  name: string;
  tables: readonly FileTable[];
  questions: readonly string[];
  /** An earlier file of this name, which it can replace. */
  sameName?: { id: string; name: string } | undefined;
  /** It has replaced an earlier version: what is different. */
  changes?: FileChanges | undefined;
};

/** Whether an upload replaces the earlier file of its name. */
export type FileVersionActions = {
  /** The upload that is replacing a file right now. */
  replacing: string | null;
  /** Why the last one could not: both files are still there. */
  failure: { file: string; message: string } | null;
  onReplace: (chosen: { file: string; replaces: string }) => void;
  onKeepBoth: (chosen: { file: string }) => void;
};

/** What a person takes a column for. */
export type ColumnRoleChoice = { table: string; column: string; role: FileColumnRole };

/** Choosing roles of the columns of files. */
export type ColumnRoleActions = {
  /** Why the last choice could not be saved. */
  failure: { file: string; message: string } | null;
  onChooseRole: (chosen: ColumnRoleChoice & { file: string }) => void;
};
