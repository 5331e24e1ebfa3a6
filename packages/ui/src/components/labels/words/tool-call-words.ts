import { callArguments, changeKinds, editedByYou } from "./shared-words.ts";

/** Words of a tool call in a conversation. */
export const toolCallWords = {
  callArguments,
  changeKinds,
  editedByYou,
  /** State of a call. */
  callStates: {
    running: "Running",
    proposed: "No result",
    done: "Done",
    failed: "Failed",
    denied: "Denied",
    unknown: "Outcome unknown",
    not_run: "Not run",
  },
  /** Consecutive calls; `count` for the plural form, `written` formatted for the locale. */
  groupedCalls: (count: number, written: string) =>
    count === 1 ? "1 tool call" : `${written} tool calls`,
  /** Problems in a collapsed group: the word for the state, and the names of the calls. */
  callsInState: (state: string, names: string) => `${state}: ${names}`,
  /** Why a person denied a call. */
  denialReason: (reason: string) => `Reason: ${reason}`,
  argumentsNotStored: "The arguments were not stored.",
  /** It is unknown whether the call had an effect. */
  callOutcomeUnknown:
    "The connection was lost during the call. It may or may not have taken effect, and it will not be retried.",
  /** The link to what a call made or changed. */
  openResult: "Open",
  openNamed: (title: string) => `Open ${title}`,
  /** Shows and hides the SQL of a call. */
  showQuery: "Show query",
  hideQuery: "Hide query",
  /** Heading of a result, and of an error. */
  callResult: "Result",
  callError: "Error",
  /** The result is an empty text. */
  emptyText: "Empty text",
  resultTable: "Result table",
  noResultRows: "No rows.",
  /** `count` for the plural form, `written` formatted for the locale. */
  resultRows: (count: number, written: string) => (count === 1 ? "1 row" : `${written} rows`),
  /** Rows shown and rows in total; both formatted for the locale. */
  resultRowsShown: (shown: string, total: string) => `${shown} of ${total} rows`,
  showAllResultRows: "Show all",
  /** Folds a table again of which all rows are shown. */
  showFirstResultRows: "Show fewer",
  /** The next rows of many, formatted for the locale. */
  showMoreResultRows: (next: string) => `Show ${next} more`,
  /** Saves a result as a file. */
  downloadJson: "Download JSON",
  downloadCsv: "Download CSV",
  /** A long result of which only the beginning was kept; both formatted for the locale. */
  resultRowsKept: (kept: string, total: string) => `The first ${kept} of ${total} rows were kept.`,
};

export type ToolCallWords = typeof toolCallWords;
