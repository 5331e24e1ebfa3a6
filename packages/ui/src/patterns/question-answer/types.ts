import type {
  ColumnValues,
  ColumnValuesWanted,
  AssumedPart,
  FigureRows,
  FigureRowsWanted,
  OpenWord,
  PlacedWord,
  Question,
  QuestionAnswer,
  QuestionDraft,
  QuestionProblem,
  QuestionTable,
} from "../question-bar/index.ts";

/** A question as it is in a conversation, with its answer. */
export interface AskedView {
  callId: string;
  question: QuestionDraft;
  /** The question in words, in plain text. */
  said?: string;
  /** Missing while nothing is computed, as with words that have no meaning yet. */
  answer?: QuestionAnswer;
  open?: readonly OpenWord[];
  assumed?: readonly AssumedPart[];
  /** A person changed it after the answer, or completed it. */
  changed?: boolean;
  /** It had no answer before a person completed it. */
  completed?: boolean;
  /** Nothing of it can be changed or opened: it is shared, old, rehearsed or somebody else's. */
  readOnly?: boolean;
  /** @default "done" */
  state?: "done" | "running" | "failed";
  /** Why it failed, in a sentence. */
  failure?: string;
}

/** What the question is before it is asked. */
export interface QuestionChecked {
  said?: string;
  /** Rows that it counts; missing where it can't be asked. */
  rows?: number;
  /** Rows of the table. */
  of?: number;
  filename?: string;
  problems: QuestionProblem[];
}

/** What the questions of a conversation can do. */
export interface QuestionActions {
  /** Everything that questions can be about. */
  loadTables: (options: { signal: AbortSignal }) => Promise<readonly QuestionTable[]>;
  /** The values of a column of a table. */
  loadValues: (
    table: string,
    wanted: ColumnValuesWanted,
    options: { signal: AbortSignal },
  ) => Promise<ColumnValues>;
  /** Counts the rows of a question and finds what must change. */
  check: (question: Question, options: { signal: AbortSignal }) => Promise<QuestionChecked>;
  /** A page of the rows behind a figure. */
  loadRows: (wanted: FigureRowsWanted, options: { signal: AbortSignal }) => Promise<FigureRows>;
  /** Downloads all rows behind a figure as CSV. */
  saveRows: (wanted: Omit<FigureRowsWanted, "from" | "count">) => Promise<void>;
  /** Asks another question in place of this one; its view changes with the answer. A rejection says why in its message. */
  askAgain: (callId: string, question: Question) => Promise<void>;
  /** Goes back to the first answer. */
  undo: (callId: string) => Promise<void>;
  /** Keeps the meaning of a word for the next questions. */
  remember: (placed: PlacedWord & { table: string }) => Promise<void>;
  /** Leads to how the file is read. */
  fileHref?: (datasetId: string) => string;
}
