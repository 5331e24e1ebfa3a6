const plural = (count: number, written: string, one: string) =>
  count === 1 ? `1 ${one}` : `${written} ${one}s`;

/** Words of an uploaded file and what it holds. */
export const fileCardWords = {
  /** Each `count` is for the plural form, `written` formatted for the locale. */
  fileRows: (count: number, written: string) => plural(count, written, "row"),
  fileColumns: (count: number, written: string) => plural(count, written, "column"),
  /** Columns and sheets that are not listed. */
  moreFileColumns: (_count: number, written: string) => `and ${written} more`,
  moreFileSheets: (count: number, written: string) => `and ${plural(count, written, "more sheet")}`,
  /** What questions take a column for, by its role. */
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
  /** Names the button that changes the role of a column. */
  roleOf: (column: string) => `Role of ${column}`,
  /** Before the reason why a role could not be saved. */
  roleNotSaved: "The role was not saved:",
  /** Leads to the page that shows how the file is read. */
  seeHowWeRead: "See how we read it",
  readAsLastFile: "Read as last month's file",
  /** Decisions that are not listed. */
  moreDecisions: (_count: number, written: string) => `${written} more`,
  /** Offers an upload as the new version of the file of the same name, and says what that means. */
  asNewVersion: (name: string) => `Use as the new version of ${name}`,
  newVersionMeans:
    "You already have a file with this name. As its new version, this one is used wherever that file is.",
  keepBoth: "Keep both",
  /** Before the reason why the file was not replaced. */
  notReplaced: "The file was not replaced, and both are kept:",
  /** What a new version has or has not; `names` is a list. */
  newVersionSaved: "This is the new version now.",
  columnsGone: (names: string) => `No longer there: ${names}.`,
  columnsNew: (names: string) => `New: ${names}.`,
  sameColumns: "The columns are the same.",
  /** Heading of the suggested questions. */
  askAboutFile: "Questions to start with",
  /** Announced when a file was read; `questions` are the suggested ones. */
  fileRead: (name: string, rows: string, columns: string, questions: number) =>
    `${name}: ${rows}, ${columns}.${questions === 0 ? "" : ` ${plural(questions, String(questions), "suggested question")}.`}`,
};

export type FileCardWords = typeof fileCardWords;
