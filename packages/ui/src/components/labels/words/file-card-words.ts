/** Words of an uploaded file and what it holds. */
export interface FileCardWords {
  /** Each `count` is for the plural form, `written` formatted for the locale. */
  fileRows: (count: number, written: string) => string;
  fileColumns: (count: number, written: string) => string;
  /** Columns and sheets that are not listed. */
  moreFileColumns: (count: number, written: string) => string;
  moreFileSheets: (count: number, written: string) => string;
  /** Heading of the suggested questions. */
  askAboutFile: string;
  /** Announced when a file was read; `questions` are the suggested ones. */
  fileRead: (name: string, rows: string, columns: string, questions: number) => string;
}

const plural = (count: number, written: string, one: string) =>
  count === 1 ? `1 ${one}` : `${written} ${one}s`;

export const fileCardWords: FileCardWords = {
  fileRows: (count, written) => plural(count, written, "row"),
  fileColumns: (count, written) => plural(count, written, "column"),
  moreFileColumns: (_count, written) => `and ${written} more`,
  moreFileSheets: (count, written) => `and ${plural(count, written, "more sheet")}`,
  askAboutFile: "Questions to start with",
  fileRead: (name, rows, columns, questions) =>
    `${name}: ${rows}, ${columns}.${questions === 0 ? "" : ` ${plural(questions, String(questions), "suggested question")}.`}`,
};
