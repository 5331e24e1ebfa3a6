import { callArguments, changeKinds, editedByYou, type SharedWords } from "./shared-words.ts";

/** What a tool call in a conversation says. */
export interface ToolCallWords
  extends Pick<SharedWords, "callArguments" | "changeKinds" | "editedByYou"> {
  /** How far a call has come. */
  callStates: Readonly<
    Record<"running" | "proposed" | "done" | "failed" | "denied" | "unknown", string>
  >;
  /** Calls that follow each other; `count` for the grammar, `written` in the way of the locale. */
  groupedCalls: (count: number, written: string) => string;
  /** Calls of a closed group that did not go well: the word for how far they have come, and their names. */
  callsInState: (state: string, names: string) => string;
  argumentsNotStored: string;
  /** Nobody knows whether the call had an effect. */
  callOutcomeUnknown: string;
  /** Heading of what came back, and of what went wrong. */
  callResult: string;
  callError: string;
  /** The result is a text without a character. */
  emptyText: string;
  resultTable: string;
  noResultRows: string;
  /** `count` for the grammar, `written` in the way of the locale. */
  resultRows: (count: number, written: string) => string;
  showResultRows: (count: number, written: string) => string;
  /** The next rows of many; both written in the way of the locale. */
  showMoreResultRows: (next: string, total: string) => string;
  /** Saves a result as a file. */
  downloadJson: string;
  downloadCsv: string;
  /** A long result of which only the beginning was kept; both written in the way of the locale. */
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
  },
  groupedCalls: (count, written) => (count === 1 ? "1 tool call" : `${written} tool calls`),
  callsInState: (state, names) => `${state}: ${names}`,
  argumentsNotStored: "The arguments were not stored.",
  callOutcomeUnknown:
    "The connection broke while the call ran. It may or may not have happened; it is not tried again by itself.",
  callResult: "Result",
  callError: "Error",
  emptyText: "Empty text",
  resultTable: "Result table",
  noResultRows: "No rows.",
  resultRows: (count, written) => (count === 1 ? "1 row" : `${written} rows`),
  showResultRows: (_count, written) => `Show all ${written} rows`,
  showMoreResultRows: (next, total) => `Show ${next} more of ${total} rows`,
  downloadJson: "Download JSON",
  downloadCsv: "Download CSV",
  resultRowsKept: (kept, total) => `The first ${kept} of ${total} rows were kept.`,
};
