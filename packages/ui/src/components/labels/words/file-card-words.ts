/** Words of an uploaded file and what it holds. */
export interface FileCardWords {
  /** Each `count` is for the plural form, `written` formatted for the locale. */
  fileRows: (count: number, written: string) => string;
  fileColumns: (count: number, written: string) => string;
  /** Columns and sheets that are not listed. */
  moreFileColumns: (count: number, written: string) => string;
  moreFileSheets: (count: number, written: string) => string;
  /** What questions take a column for, by its role. */
  columnRoles: Readonly<
    Record<
      | "main_figure"
      | "adds_up"
      | "averaged"
      | "identifier"
      | "group"
      | "main_date"
      | "end_date"
      | "due_date"
      | "other_date"
      | "status"
      | "person",
      string
    >
  >;
  /** Names the button that changes the role of a column. */
  roleOf: (column: string) => string;
  /** Before the reason why a role could not be saved. */
  roleNotSaved: string;
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
  columnRoles: {
    main_figure: "Main figure",
    adds_up: "Adds up",
    averaged: "Averaged",
    identifier: "Identifier",
    group: "Group",
    main_date: "Main date",
    end_date: "End date",
    due_date: "Due date",
    other_date: "Another date",
    status: "Status",
    person: "Person",
  },
  roleOf: (column) => `Role of ${column}`,
  roleNotSaved: "The role was not saved:",
  askAboutFile: "Questions to start with",
  fileRead: (name, rows, columns, questions) =>
    `${name}: ${rows}, ${columns}.${questions === 0 ? "" : ` ${plural(questions, String(questions), "suggested question")}.`}`,
};
