/** A word of people's questions that somebody gave a meaning. */
export interface LearnedWord {
  id: string;
  word: string;
  /** In words: "highest sum of rainfall". */
  means: string;
  /** Where it has this meaning. */
  scope: { kind: "file"; filename?: string | undefined } | { kind: "column"; column: string };
  /** Who chose the meaning; undefined for the person that reads this. */
  by?: string | undefined;
  /** When, as ISO 8601. */
  at: string;
}

/** The words of a file, on their way, or why there are none. */
export type LearnedWordsState =
  | { kind: "loading" }
  | { kind: "failed"; onRetry?: () => void }
  | { kind: "ready"; words: readonly LearnedWord[] };
