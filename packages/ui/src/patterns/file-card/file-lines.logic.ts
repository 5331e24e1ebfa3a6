import type { FileCardWords } from "../../components/labels/words/file-card-words.ts";
import type { FileCardView } from "./types.ts";

/** A file as lines of text: its name, the columns of each table, and the questions. */
export const fileLines = ({ name, tables, questions }: FileCardView): string[] => [
  name,
  ...tables.map(({ columns }) => columns.map(({ label }) => label).join(", ")),
  ...questions,
];

/** What a screen reader says when a file was read: its size, and that there are questions to choose from. */
export function fileInWords(
  { name, tables, questions }: FileCardView,
  words: FileCardWords,
  locale: string | undefined,
): string {
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  return words.fileRead(
    name,
    words.fileRows(rows, rows.toLocaleString(locale)),
    words.fileColumns(columns, columns.toLocaleString(locale)),
    questions.length,
  );
}
