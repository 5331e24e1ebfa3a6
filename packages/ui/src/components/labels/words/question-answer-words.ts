/** Words of an answer to a question about a file, and of the rows behind its figures. */
export const questionAnswerWords = {
  /** Names the card. */
  answeredQuestion: "Question and answer",
  /** Shown until its files are loaded. */
  loadingFiles: "Loading your files",
  filesFailed: "Your files couldn't be loaded.",
  fileGone: (filename: string) => `${filename} is no longer among your files.`,
  /** After the answer was changed by a person, and the button that goes back to the first answer. */
  changedAfter: "Changed after the answer",
  /** The same where there was no answer before. */
  completedByYou: "Completed by you",
  undoChange: "Undo",
  /** While it is computed, and when it fails. */
  computing: "Computing",
  notComputed: "The question couldn't be computed.",
  notUndone: "The first answer couldn't be restored.",
  notRemembered: (word: string) => `“${word}” couldn't be remembered.`,
  /** Announced when an answer is there. */
  answerIs: (said: string, rows: string) => `${said}: ${rows}`,

  /** The result. */
  figuresBy: (figures: string, groups: string) => `${figures} by ${groups}`,
  andFigures: (figures: string, last: string) => `${figures} and ${last}`,
  viewOf: "Show as",
  viewChart: "Chart",
  viewTable: "Table",
  countedRows: "Rows",
  emptyCell: "empty",
  noFigure: "no value",
  showAllRows: "Show All",
  showFewerRows: "Show Fewer",
  rowsShown: (shown: string, total: string) => `${shown} of ${total} rows.`,
  figuresOpen: "Each figure opens its rows.",
  /** Names the button of a figure: `March 2014, Average rainfall: 7.74 mm`. */
  figureOf: (group: string, label: string, value: string) =>
    group === "" ? `${label}: ${value}` : `${group}, ${label}: ${value}`,
  noResult: "No rows match.",

  /** The rows behind a figure. */
  figureRows: "Rows behind the figure",
  allOfThem: "All rows",
  loadingRows: "Loading the rows",
  figureRowsFailed: "The rows couldn't be loaded.",
  noFigureRows: "There are no rows behind this figure.",
  previousFigure: "Previous figure",
  nextFigure: "Next figure",
  closeRows: "Close",
  previousRows: "Previous rows",
  nextRows: "Next rows",
  saveRows: "CSV",
  saveRowsAs: "Download the rows as CSV",
  rowsNotSaved: "The rows couldn't be downloaded.",
  rowNumber: "Row",
  /** How the figure was computed: `= 240.0 mm over 31 rows`. */
  sumOver: (sum: string, rows: string) => `= ${sum} over ${rows}`,
  figureOver: (rows: string) => `over ${rows}`,
  sumOfRows: (count: number, rows: string) =>
    count === 1 ? "Sum of 1 row" : `Sum of all ${rows} rows`,
  rowsRange: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
};

export type QuestionAnswerWords = typeof questionAnswerWords;
