import { callArguments, changeKinds, editedByYou, type SharedWords } from "./shared-words.ts";

/** Words of a tool call in a conversation. */
export interface ToolCallWords
  extends Pick<SharedWords, "callArguments" | "changeKinds" | "editedByYou"> {
  /** State of a call. */
  callStates: Readonly<
    Record<"running" | "proposed" | "done" | "failed" | "denied" | "unknown" | "not_run", string>
  >;
  /** Consecutive calls; `count` for the plural form, `written` formatted for the locale. */
  groupedCalls: (count: number, written: string) => string;
  /** Problems in a collapsed group: the word for the state, and the names of the calls. */
  callsInState: (state: string, names: string) => string;
  /** Why a person denied a call. */
  denialReason: (reason: string) => string;
  argumentsNotStored: string;
  /** It is unknown whether the call had an effect. */
  callOutcomeUnknown: string;
  /** Heading of a result, and of an error. */
  callResult: string;
  callError: string;
  /** The result is an empty text. */
  emptyText: string;
  resultTable: string;
  noResultRows: string;
  /** `count` for the plural form, `written` formatted for the locale. */
  resultRows: (count: number, written: string) => string;
  /** Rows shown and rows in total; both formatted for the locale. */
  resultRowsShown: (shown: string, total: string) => string;
  showAllResultRows: string;
  /** Folds a table again of which all rows are shown. */
  showFirstResultRows: string;
  /** The next rows of many, formatted for the locale. */
  showMoreResultRows: (next: string) => string;
  /** Saves a result as a file. */
  downloadJson: string;
  downloadCsv: string;
  /** A long result of which only the beginning was kept; both formatted for the locale. */
  resultRowsKept: (kept: string, total: string) => string;
}

export const toolCallWords: ToolCallWords = {
  callArguments,
  changeKinds,
  editedByYou,
  callStates: {
    running: "Running",
    proposed: "No result",
    done: "Done",
    failed: "Failed",
    denied: "Denied",
    unknown: "Outcome unknown",
    not_run: "Not run",
  },
  groupedCalls: (count, written) => (count === 1 ? "1 tool call" : `${written} tool calls`),
  callsInState: (state, names) => `${state}: ${names}`,
  denialReason: (reason) => `Reason: ${reason}`,
  argumentsNotStored: "The arguments were not stored.",
  callOutcomeUnknown:
    "The connection was lost during the call. It may or may not have taken effect, and it will not be retried.",
  callResult: "Result",
  callError: "Error",
  emptyText: "Empty text",
  resultTable: "Result table",
  noResultRows: "No rows.",
  resultRows: (count, written) => (count === 1 ? "1 row" : `${written} rows`),
  resultRowsShown: (shown, total) => `${shown} of ${total} rows`,
  showAllResultRows: "Show all",
  showFirstResultRows: "Show fewer",
  showMoreResultRows: (next) => `Show ${next} more`,
  downloadJson: "Download JSON",
  downloadCsv: "Download CSV",
  resultRowsKept: (kept, total) => `The first ${kept} of ${total} rows were kept.`,
};
