const plural = (count: number, written: string, one: string) =>
  count === 1 ? `1 ${one}` : `${written} ${one}s`;

/** Words of the page that shows how a file is read. Each `count` is for the plural form, `written` formatted for the locale. */
export const fileReadingWords = {
  howWeRead: (filename: string) => `How we read ${filename}`,
  howWeReadFile: "How we read it",
  backToChat: "Back to the chat",
  readingChanges: (count: number, written: string) => plural(count, written, "change"),
  answersMarked: (count: number, written: string) =>
    `${plural(count, written, "earlier answer")} will be marked`,
  undoChanges: "Undo changes",
  undoLastChange: "Undo last change",
  tryReadingAgain: "Try again",
  saveReading: "Save",
  loadingReading: "Loading the file",
  readingNotShown: "This file can't be shown",
  /** Before the reason why other choices could not be tried. */
  previewNotPossible: "The file can't be read that way:",
  /** Before the reason why the choices were not saved. */
  readingNotSaved: "Not saved:",
  rereading: "Reading the file again",
  /** Announced after each preview. */
  readsNow: (rows: string, columns: string) => `Now ${rows}, ${columns}.`,
  readingRows: (count: number, written: string) => plural(count, written, "row"),
  readingColumns: (count: number, written: string) => plural(count, written, "column"),

  fileRowByRow: "The file, row by row",
  readAs: "Read as",
  /** What a row was taken for. */
  rowKinds: {
    title: "Title",
    empty: "Empty",
    header: "Header",
    total: "Total",
    repeated_header: "Repeated",
    section: "Section",
    note: "Note",
    hidden: "Hidden",
    outside: "Left out",
  },
  /** Before the number of a row of values. */
  row: "Row",
  makeHeader: "Make this the header row",
  headerStarts: "Header starts here",
  headerEnds: "Header ends here",
  noHeaderAtAll: "The table has no header",
  tableStarts: "Table starts here",
  tableEnds: "Table ends here",

  /** Types of columns. */
  readingTypes: {
    text: "Text",
    number: "Number",
    percentage: "Percentage",
    date: "Date",
    timestamp: "Date and time",
    boolean: "Yes or no",
  },
  /** A number that has a unit; `money` if it is a currency. */
  numberIn: (unit: string, money: boolean) => (money ? `Money, ${unit}` : `Number, ${unit}`),
  typeOf: (column: string, type: string) => `Type of ${column}: ${type}`,
  typesOf: (column: string) => `Type of ${column}`,
  keepsAll: (count: number, written: string) =>
    count === 1 ? "the one cell kept" : `all ${written} cells kept`,
  becomeEmpty: (count: number, written: string) =>
    count === 1 ? "1 cell becomes empty" : `${written} cells become empty`,
  fitsNone: "fits no cell",
  decideFromFile: "Decide from the file",
  /** Accessible name of the button that takes back a chosen header and range. */
  decideTablesFromFile: "Decide from the file: header rows and table range",
  /** Heading of the first cells that do not fit. */
  cellsThatStop: "Cells that do not fit",
  cellIn: (row: string, text: string) => `Row ${row} “${text}”`,

  sheetsOfFile: "Sheets",
  noTable: "no table",
  sheetLeftOut: "left out",
  sheetHidden: "hidden, left out",

  whatWeDecided: "What we decided",
  nothingToDecide: "The file is read as it is: one header, and values below it.",
  tablesOnSheet: (count: number, written: string) =>
    `${plural(count, written, "table")} on this sheet`,
  /** @param ranges the first of them, as a list @param more how many others there are, formatted; empty for none */
  tablesRead: (ranges: string, more: string) =>
    more === ""
      ? `${ranges} are read, each as a table of its own.`
      : `${ranges} and ${more} more are read, each as a table of its own.`,
  /** Beside the range of one of several tables. */
  oneTableOnly: "Another range reads that table alone.",
  needsLook: "Worth a look",
  changeIt: "Change",
  countThem: "Count them",
  leaveThemOut: "Leave them out",
  readIt: "Read it",
  readThem: "Read them",
  decide: "Decide",
  showIt: "Show",

  changeReading: "Change how it is read",
  headerRows: "Header rows",
  noHeader: "No header",
  headerInvalid: "Enter rows such as 4 or 4–5, or 0 for no header.",
  sheetEnds: (row: string) => `The sheet ends at row ${row}.`,
  tableRange: "Table range",
  wholeSheet: "No table",
  rangeInvalid: "Enter a range such as A4:H4317.",
  readThisSheet: "Read this sheet",
  dateOrder: "Date order",
  dayFirst: "Day first",
  monthFirst: "Month first",
  decimalSign: "Decimal sign",
  decimalPoint: "Point, 1,234.56",
  decimalComma: "Comma, 1.234,56",
  /** @param what is in the file, as the other options name it: first, since a narrow field cuts the rest off */
  foundInFile: (what?: string) =>
    what === undefined ? "As in the file" : `${what} (as in the file)`,
  delimiter: "Delimiter",
  delimiterComma: "Comma",
  delimiterSemicolon: "Semicolon",
  delimiterTab: "Tab",
  delimiterBar: "Vertical bar",
  encoding: "Encoding",
  setByWorkbook: "Set by the workbook",
  encodingOfText: "Can be chosen for CSV and text files.",
  encodingDoubtful: "More than one fits. Compare the words below each.",
  /** In place of a letter that the encoding does not have, for screen readers. */
  wrongLetter: "wrong letter",
  likelyEncoding: (name: string) => `${name} (likely)`,
  sameNextTime: "Read next month's file the same way",
  sameNextHint: "Applies to files with the same columns.",
  readingReadOnly: "You can look at how this file is read, but not change it.",
};

export type FileReadingWords = typeof fileReadingWords;
